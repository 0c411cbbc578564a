<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Enquiries\OwnForm\Answer;
use Eidan\Enquiries\OwnForm\Page;
use Eidan\Enquiries\OwnForm\Token;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

final class EnquiryFormTest extends TestCase {

	private const FORM = '<!-- wp:eidan/enquiry-form {"recipient":"secret@example.com","phone":true,"choice":true,'
		. '"choices":["A & B","","A & B","C"]} /-->';

	public function test_fields_have_what_browsers_and_screen_readers_need(): void {
		$dom  = $this->dom( do_blocks( self::FORM ) );
		$seen = array();
		foreach ( $dom->query( '//form//*[@name and not(@type="hidden") and not(ancestor::*[@hidden])]' ) as $field ) {
			self::assertInstanceOf( \DOMElement::class, $field );
			$seen[ $field->getAttribute( 'name' ) ] = array(
				$field->getAttribute( 'type' ),
				$field->getAttribute( 'autocomplete' ),
				$field->hasAttribute( 'required' ),
				$dom->evaluate( 'string(//label[@for="' . $field->getAttribute( 'id' ) . '"])' ),
			);
		}
		self::assertSame(
			array(
				'eidan_name'    => array( 'text', 'name', true, 'Name' ),
				'eidan_email'   => array( 'email', 'email', true, 'Email address' ),
				'eidan_phone'   => array( 'tel', 'tel', false, 'Phone number (optional)' ),
				'eidan_choice'  => array( '', '', false, 'What is it about? (optional)' ),
				'eidan_message' => array( '', '', true, 'Message' ),
				'eidan_consent' => array( 'checkbox', '', true, 'I agree that what I enter is used to answer me.' ),
			),
			$seen
		);
		self::assertSame( 3.0, $dom->evaluate( 'count(//option)' ), 'Each choice once.' );
		self::assertSame( 'A & B', $dom->evaluate( 'string(//option[2])' ) );
	}

	public function test_nobody_reads_who_gets_it(): void {
		$html = do_blocks( self::FORM );
		self::assertStringNotContainsString( 'secret', $html );
		self::assertStringNotContainsString( (string) get_option( 'admin_email' ), $html );
	}

	public function test_what_is_in_the_way_is_said_with_what_was_typed(): void {
		Page::remember(
			2,
			new Answer(
				Answer::FIELDS,
				array(
					'name' => 'Anna "A" <b>',
					'email' => 'nobody',
					'message' => "\nA & B",
					'choice' => 'C',
					'consent' => '1',
				),
				array( 'email' ),
				'token'
			)
		);
		$first = do_blocks( self::FORM );
		self::assertStringNotContainsString( 'aria-invalid', $first );
		$html = do_blocks( self::FORM );
		$dom  = $this->dom( $html );
		self::assertSame( 'Anna "A" <b>', $dom->evaluate( 'string(//*[@name="eidan_name"]/@value)' ) );
		self::assertSame(
			"\n\nA & B",
			$dom->evaluate( 'string(//textarea)' ),
			'Browsers leave out the first line break.'
		);
		self::assertSame( 'C', $dom->evaluate( 'string(//option[@selected])' ) );
		self::assertSame( 1.0, $dom->evaluate( 'count(//*[@name="eidan_consent"][@checked])' ) );
		self::assertSame( 'token', $dom->evaluate( 'string(//*[@name="eidan_form"]/@value)' ) );
		self::assertSame( 1.0, $dom->evaluate( 'count(//*[@aria-invalid])' ) );
		$field = '//*[@name="eidan_email"]';
		$error = $dom->evaluate( "string($field/@aria-describedby)" );
		self::assertSame( 0.0, $dom->evaluate( "count(//*[@id=\"$error\"][@hidden])" ) );
		self::assertSame(
			1.0,
			$dom->evaluate( 'count(//*[@role="alert"][@autofocus][@tabindex="-1"][not(@hidden)])' )
		);
		self::assertSame(
			$dom->evaluate( "concat(\"#\", $field/@id)" ),
			$dom->evaluate( 'string(//*[@role="alert"]//a/@href)' )
		);
	}

	public function test_an_old_page_gets_a_new_token_and_a_sent_one_the_thanks(): void {
		Page::remember( 1, new Answer( Answer::EXPIRED, array( 'name' => 'Anna' ) ) );
		$dom    = $this->dom( do_blocks( self::FORM ) );
		$opened = Token::open( $dom->evaluate( 'string(//*[@name="eidan_form"]/@value)' ) );
		self::assertEqualsWithDelta( time(), $opened['made'] ?? 0, 5 );
		self::assertSame( 'Anna', $dom->evaluate( 'string(//*[@name="eidan_name"]/@value)' ) );
		$_GET[ Page::SENT ] = '2';
		$html               = do_blocks( '<!-- wp:eidan/enquiry-form {"thanks":"We have it <b>."} /-->' );
		self::assertStringNotContainsString( '<form', $html );
		self::assertStringContainsString( ' autofocus>We have it &lt;b&gt;.</p>', $html );
	}

	public function test_a_form_that_a_script_fetches_into_a_page_shares_no_id_with_it(): void {
		$ids = array();
		for ( $request = 0; $request < 2; $request++ ) {
			$dom = $this->dom( do_blocks( self::FORM ) );
			foreach ( $dom->query( '//@id' ) as $id ) {
				$ids[] = $id->nodeValue;
			}
			Memory::forget();
		}
		self::assertGreaterThan( 20, count( $ids ) );
		self::assertSame( $ids, array_unique( $ids ) );
	}

	public function test_the_page_that_answers_has_the_ids_to_which_the_browser_sent_it(): void {
		$read   = fn ( string $path ): string => $this->dom( do_blocks( self::FORM ) )->evaluate( "string($path)" );
		$first  = $this->dom( do_blocks( self::FORM ) );
		$action = $first->evaluate( 'string(//form/@action)' );
		$named  = Page::named( $first->evaluate( 'string(//*[@name="eidan_number"]/@value)' ) );
		self::assertSame( 1, $named['number'] );
		Memory::forget();
		Page::remember( $named['number'], new Answer( Answer::FIELDS, array(), array( 'email' ) ), $named['key'] );
		self::assertSame( $action, '#' . $read( '//*[@role="alert"]/@id' ) );
		self::assertNotSame( $action, $read( '//form/@action' ), 'The second form was not sent.' );
	}

	/** @return array<string, array{mixed, int, string}> What was sent, and the number and key in it. */
	public static function names(): array {
		return array(
			'as it is printed'      => array( '3-0a1b2c3d', 3, '0a1b2c3d' ),
			'of a page from before' => array( '2', 2, '' ),
			'markup'                => array( '2-"><b>', 1, '' ),
			'too many'              => array( '101-0a1b2c3d', 1, '' ),
			'a line more'           => array( "2-0a1b2c3d\n", 1, '' ),
			'a list'                => array( array( '2' ), 1, '' ),
			'nothing'               => array( null, 1, '' ),
		);
	}

	/** @dataProvider names */
	public function test_a_name_that_is_none_is_the_first_form( mixed $sent, int $number, string $key ): void {
		self::assertSame( array( 'number' => $number, 'key' => $key ), Page::named( $sent ) );
	}

	public function test_a_feed_has_no_form(): void {
		$GLOBALS['wp_query']->is_feed = true;
		self::assertSame( '', do_blocks( self::FORM ) );
	}
}
