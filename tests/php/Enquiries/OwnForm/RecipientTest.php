<?php
declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\OwnForm;

use Eidan\Enquiries\OwnForm\Form;
use Eidan\Enquiries\OwnForm\Reception;
use Eidan\Enquiries\OwnForm\Token;

/** Who chooses where enquiries go. */
final class RecipientTest extends OwnFormCase {

	private const CHOSEN = '<!-- wp:eidan/enquiry-form {"recipient":"sales@example.com","title":"A"} /-->';

	/** The address to which a form of this content goes. */
	private function recipient( string $content ): string {
		$html  = do_blocks( $content );
		$token = $this->dom( $html )->evaluate( 'string(//input[@name="' . Reception::TOKEN . '"]/@value)' );
		self::assertIsString( $token );
		$form = Form::of( Token::open( $token )['values'] ?? array() );
		return $form?->recipient() ?? '';
	}

	/** @return array<string, array{string, bool}> */
	public static function roles(): array {
		return array(
			'administrator' => array( 'administrator', true ),
			'editor'        => array( 'editor', true ),
			'author'        => array( 'author', false ),
			'contributor'   => array( 'contributor', false ),
			'nobody'        => array( '', false ),
		);
	}

	/** @dataProvider roles */
	public function test_who_may_publish_pages_chooses( string $role, bool $may ): void {
		$this->act_as( $role );
		$content = get_post( $this->create_post( array( 'post_content' => self::CHOSEN ) ) )->post_content ?? '';
		self::assertSame( $may ? 'sales@example.com' : 'owner@example.org', $this->recipient( $content ) );
		self::assertStringContainsString( '"title":"A"', $content, 'All else stays.' );
	}

	/** @return iterable<string, array{string}> Ways to write the same. */
	public static function ways(): iterable {
		yield 'plain' => array( self::CHOSEN );
		yield 'with other spaces' => array(
			"<!--  wp:eidan/enquiry-form\t{\"recipient\":\"sales@example.com\"}   /-->",
		);
		yield 'with an escaped name' => array(
			'<!-- wp:eidan/enquiry-form {"\u0072ecipient":"sales@example.com"} /-->',
		);
		yield 'twice' => array( '<!-- wp:eidan/enquiry-form {"recipient":"","recipient":"sales@example.com"} /-->' );
		yield 'inside others' => array(
			"<!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:columns -->\n<div>" . self::CHOSEN
			. "</div>\n<!-- /wp:columns --></div>\n<!-- /wp:group -->",
		);
		yield 'with an end' => array(
			'<!-- wp:eidan/enquiry-form {"recipient":"sales@example.com"} --><!-- /wp:eidan/enquiry-form -->',
		);
	}

	/** @dataProvider ways */
	public function test_a_contributor_cannot_write_it_in_another_way( string $content ): void {
		$this->act_as( 'editor' );
		$id = $this->create_post( array( 'post_content' => $content ) );
		self::assertSame(
			'sales@example.com',
			$this->recipient( get_post( $id )->post_content ?? '' ),
			'It is a way.'
		);
		$this->act_as( 'contributor' );
		$id = $this->create_post( array( 'post_content' => $content, 'post_status' => 'pending' ) );
		self::assertSame( 'owner@example.org', $this->recipient( get_post( $id )->post_content ?? '' ) );
	}

	public function test_an_author_goes_on_with_a_post_in_which_an_editor_has_chosen(): void {
		$author = $this->act_as( 'author' );
		$id     = $this->create_post( array( 'post_content' => 'Begun.' ) );
		$this->act_as( 'editor' );
		wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( self::CHOSEN ) ) );
		wp_set_current_user( $author );
		$other = '<!-- wp:eidan/enquiry-form {"recipient":"me@example.com"} /-->';
		wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( '<p>More.</p>' . self::CHOSEN . $other ) ) );
		$content = get_post( $id )->post_content ?? '';
		self::assertStringContainsString( 'sales@example.com', $content );
		self::assertStringNotContainsString( 'me@example.com', $content );
	}

	public function test_a_preview_of_the_editor_gives_a_contributor_no_token_for_another_address(): void {
		$route = '/wp/v2/block-renderer/eidan/enquiry-form';
		foreach (
			array( 'contributor' => 'owner@example.org', 'editor' => 'sales@example.com' ) as $role => $address
		) {
			$this->act_as( $role );
			$answer = $this->rest(
				'POST',
				$route,
				array( 'context' => 'edit', 'attributes' => array( 'recipient' => 'sales@example.com' ) )
			);
			self::assertSame( 200, $answer->get_status() );
			preg_match( '/name="eidan_form" value="([^"]+)"/', $answer->get_data()['rendered'], $found );
			self::assertSame( $address, Form::of( Token::open( $found[1] ?? '' )['values'] ?? array() )?->recipient() );
		}
	}

	public function test_what_is_no_address_is_that_of_the_site(): void {
		foreach ( array( 'nobody', 'a@b.c, d@e.f', "a@example.com\nBcc: b@example.com", ' ' ) as $odd ) {
			self::assertSame( 'owner@example.org', Form::of( array( 'recipient' => $odd ) )?->recipient(), $odd );
		}
	}
}
