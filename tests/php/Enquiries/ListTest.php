<?php
/**
 * The list of enquiries: who sees it, what it shows, what it does.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;
use Eidan\Enquiries\Access;
use Eidan\Enquiries\Changes;
use Eidan\Enquiries\Report\Fill;
use Eidan\Enquiries\Screens\Actions;
use Eidan\Enquiries\Screens\Asked;
use Eidan\Enquiries\Screens\EnquiryList;
use Eidan\Enquiries\Screens\Export;
use Eidan\Enquiries\State;
use Eidan\Enquiries\Store;
use WP_Query;

/**
 * @covers \Eidan\Enquiries\Access
 * @covers \Eidan\Enquiries\Screens\EnquiryList
 * @covers \Eidan\Enquiries\Screens\Columns
 * @covers \Eidan\Enquiries\Screens\Actions
 * @covers \Eidan\Enquiries\Screens\Asked
 * @covers \Eidan\Enquiries\Screens\Export
 */
final class ListTest extends EnquiryTestCase {

	/** @return array<string, array{string, bool}> Role, and whether it sees enquiries. */
	public static function roles(): array {
		return array(
			'visitor'       => array( '', false ),
			'subscriber'    => array( 'subscriber', false ),
			'contributor'   => array( 'contributor', false ),
			'author'        => array( 'author', false ),
			'editor'        => array( 'editor', true ),
			'administrator' => array( 'administrator', true ),
		);
	}

	/** @dataProvider roles */
	public function test_who_edits_the_posts_of_others_sees_and_changes_enquiries( string $role, bool $may ): void {
		$id = $this->enquire( self::MAIL );
		$this->act_as( $role );
		foreach ( array( 'edit_post', 'read_post', 'delete_post' ) as $capability ) {
			self::assertSame( $may, current_user_can( $capability, $id ), $capability );
		}
		$type = get_post_type_object( Store::POST_TYPE );
		self::assertSame( $may, current_user_can( $type->cap->edit_posts ) );
		self::assertFalse( current_user_can( $type->cap->create_posts ), 'They come by forms.' );
		self::assertSame( $may, Access::may_edit() );
		self::assertSame(
			$may ? 200 : ( '' === $role ? 401 : 403 ),
			$this->rest( 'GET', '/eidan/v1/attribution/report', array( 'kind' => 'enquiries' ) )->get_status()
		);
		self::assertSame(
			$may ? 200 : ( '' === $role ? 401 : 403 ),
			$this->rest( 'GET', '/eidan/v1/attribution/report/enquiries' )->get_status()
		);

		Actions::do_many( 'https://example.com', State::Won->value, array( (string) $id ) );
		self::assertSame( $may ? State::Won : State::Fresh, $this->record( $id )->state );
	}

	public function test_a_role_can_be_given_it_or_not(): void {
		$id = $this->enquire();
		$this->act_as( 'author' );
		wp_get_current_user()->add_cap( Access::EDIT );
		self::assertTrue( current_user_can( 'edit_post', $id ) );
		self::assertFalse( current_user_can( 'delete_post', $id ) );
		$this->act_as( 'editor' );
		wp_get_current_user()->add_cap( Access::EDIT, false );
		self::assertFalse( current_user_can( 'edit_post', $id ) );
		self::assertTrue( current_user_can( 'edit_others_posts' ) );
	}

	public function test_rows_say_where_each_came_from(): void {
		$this->act_as( 'editor' );
		$ended = array(
			'first_source_type' => 'organic',
			'first_utm_source' => 'google',
			'first_utm_medium' => 'organic',
			'last_source_type' => 'typein',
		);
		$ids   = array(
			$this->enquire( self::MAIL + $ended ),
			$this->enquire( array( 'source_type' => 'typein' ), array( 'form' => '', 'name' => '' ) ),
			$this->enquire( array(), array( 'form' => 'Other', 'email' => '' ) ),
		);
		Changes::value( $ids[0], '1250' );
		Changes::move( $ids[0], State::Won );

		$rows = $this->rows();
		self::assertStringContainsString( 'Ann Berg', $rows[ $ids[0] ]['eidan_name'] );
		self::assertStringContainsString( 'Ann@Example.com', $rows[ $ids[0] ]['eidan_name'] );
		$expected = array(
			array( 'Contact', 'Email', 'Organic search → Email → Direct', 'Won', '1' ),
			array( 'contact-form-7', 'Direct', 'Direct', 'New', '–None' ),
			array( 'Other', 'Unknown', '–None', 'New', '–None' ),
		);
		foreach ( $expected as $index => [ $form, $channel, $journey, $state, $value ] ) {
			$row = $rows[ $ids[ $index ] ];
			self::assertSame(
				array( $form, $channel, $journey, $state ),
				array( $row['eidan_form'], $row['eidan_channel'], $row['eidan_journey'], $row['eidan_state'] )
			);
			self::assertStringStartsWith( $value, (string) preg_replace( '/^[$€]/u', '', $row['eidan_value'] ) );
		}
		self::assertStringContainsString( 'Answered', $rows[ $ids[1] ]['eidan_name'] );
		self::assertStringContainsString( 'Mark as lost: Ann@Example.com', $rows['html'] );
		self::assertStringNotContainsString( 'Quick', $rows['html'] );
		self::assertStringNotContainsString( 'Last Modified', $rows['html'] );
	}

	public function test_the_list_runs_nothing_that_somebody_sent(): void {
		$this->act_as( 'administrator' );
		foreach ( self::PAYLOADS as $text ) {
			$this->enquire(
				array( 'source_type' => 'utm', 'utm_source' => $text ),
				array( 'name' => $text, 'email' => $text, 'form' => $text )
			);
		}
		$html                = $this->rows( false )['html'];
		$_GET[ Asked::FORM ] = '"><script>alert(1)</script>';
		ob_start();
		EnquiryList::filters( Store::POST_TYPE );
		$dom = $this->dom( $html . ob_get_clean() );
		self::assertSame( 0, $dom->query( '//script|//img|//svg|//@onerror|//@onload|//@onmouseover' )->length );
		self::assertSame( count( self::PAYLOADS ), $dom->query( '//tbody/tr' )->length );
	}

	/** @return array<string, array{array<string, string>, list<int>}> Address, and which of the enquiries it finds. */
	public static function addresses(): array {
		return array(
			'all'            => array( array(), array( 0, 1, 2 ) ),
			'a state'        => array( array( 'post_status' => 'eidan-won' ), array( 1 ) ),
			'a channel'      => array( array( 'eidan_channel' => 'email' ), array( 0, 1 ) ),
			'no channel'     => array( array( 'eidan_channel' => "x' OR 1=1" ), array( 0, 1, 2 ) ),
			'a form'         => array( array( 'eidan_form' => 'A "form" & more' ), array( 1 ) ),
			'no form'        => array( array( 'eidan_form' => "x' OR '1'='1" ), array() ),
			'both'           => array( array( 'eidan_form' => 'Contact', 'eidan_channel' => 'unknown' ), array( 2 ) ),
			'a name'         => array( array( 's' => 'O\'Hara' ), array( 2 ) ),
			'an address'     => array( array( 's' => 'ANN@example' ), array( 0, 1 ) ),
			'words'          => array( array( 's' => 'R&D <now>' ), array( 1 ) ),
			'the trash'      => array( array( 'post_status' => 'trash' ), array( 3 ) ),
			'lists'          => array(
				array( 's' => array( 'x' ), 'm' => array( '1' ), 'post_status' => 'publish' ),
				array( 0, 1, 2 ),
			),
		);
	}

	/**
	 * @dataProvider addresses
	 * @param array<string, mixed> $address Parameters.
	 * @param list<int>            $found   Which enquiries.
	 */
	public function test_list_and_file_have_what_the_address_asks( array $address, array $found ): void {
		$this->act_as( 'editor' );
		$ids = array(
			$this->enquire( self::MAIL ),
			$this->enquire( self::MAIL, array( 'form' => 'A "form" & more', 'message' => 'We do R&D <now>' ) ),
			$this->enquire( array(), array( 'name' => 'Pat O\'Hara', 'email' => 'pat@example.com' ) ),
			$this->enquire( self::MAIL ),
		);
		Changes::move( $ids[1], State::Won );
		wp_trash_post( $ids[3] );
		$expected = array_map( static fn ( int $index ): int => $ids[ $index ], $found );
		$_GET     = wp_slash( $address );

		$main = $this->main_query( Asked::now() );
		self::assertEqualsCanonicalizing( $expected, wp_list_pluck( $main->posts, 'ID' ) );
		self::assertCount( count( $expected ) + 1, $this->lines( Asked::now() ) );
	}

	public function test_the_file_runs_nothing_in_a_spreadsheet_and_keeps_lines_apart(): void {
		$this->act_as( 'editor' );
		foreach ( array( ...self::PAYLOADS, '+1', '-1', "\t=1", '＝1', "two\nlines" ) as $text ) {
			$this->enquire(
				array( 'source_type' => 'utm', 'utm_source' => $text, 'utm_campaign' => $text ),
				array( 'name' => $text, 'email' => $text, 'phone' => $text, 'message' => $text, 'form' => $text )
			);
		}
		$lines = $this->lines( Asked::of( array() ) );
		self::assertCount( count( self::PAYLOADS ) + 6, $lines );
		foreach ( $lines as $cells ) {
			self::assertCount( count( $lines[0] ), $cells );
			self::assertSame( array(), preg_grep( '/^\s*[=+\-@＝]/u', $cells ) );
		}
	}

	public function test_a_large_file_is_written_in_batches_with_few_queries(): void {
		$this->act_as( 'editor' );
		for ( $i = 0; $i < 30; $i++ ) {
			$this->enquire( self::MAIL );
		}
		wp_cache_flush();
		$this->assertQueriesAtMost(
			8,
			fn () => self::assertCount( 31, $this->lines( Asked::of( array( 'eidan_channel' => 'email' ) ) ) )
		);
	}

	public function test_the_table_is_made_and_filled_with_the_first_enquiries(): void {
		$id = $this->enquire( self::MAIL );
		Table::clear( Kind::Enquiries );
		delete_option( Kind::Enquiries->backfill() );
		Fill::prepare();
		self::assertSame(
			array( $id ),
			wp_list_pluck( $this->main_query( Asked::of( array( 'eidan_channel' => 'email' ) ) )->posts, 'ID' )
		);
		$this->assertQueriesAtMost( 0, array( Fill::class, 'prepare' ) );
	}

	public function test_a_link_without_its_nonce_changes_nothing(): void {
		$id = $this->enquire();
		$this->act_as( 'editor' );
		$address = html_entity_decode( Actions::address( $id, State::Lost ) );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $parts );
		$redirect = static fn () => throw new \RuntimeException( 'went on' );
		add_filter( 'wp_redirect', $redirect );
		add_filter( 'wp_die_handler', static fn (): callable => static fn () => throw new \RuntimeException( 'died' ) );
		foreach ( array(
			array( '_wpnonce' => 'x' ) + $parts,
			array( 'state' => 'publish' ) + $parts,
			array( 'id' => '0' ) + $parts,
			$parts,
		) as $try => $query ) {
			$_GET     = $query;
			$_REQUEST = $query;
			try {
				Actions::do_one();
			} catch ( \RuntimeException $end ) {
				self::assertSame( 3 === $try ? 'went on' : 'died', $end->getMessage() );
			}
			self::assertSame( 3 === $try ? State::Lost : State::Fresh, $this->record( $id )->state );
		}
	}

	/** The list's query, as WordPress makes it. */
	private function main_query( Asked $asked ): WP_Query {
		$_GET                    = wp_slash( $asked->parameters() );
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		set_current_screen( 'edit-' . Store::POST_TYPE );
		EnquiryList::load();
		require_once ABSPATH . 'wp-admin/includes/post.php';
		wp_edit_posts_query( array( 'post_type' => Store::POST_TYPE ) + $_GET );

		return $GLOBALS['wp_query'];
	}

	/**
	 * The list as WordPress prints it.
	 *
	 * @return array<int|string, mixed> Texts of the cells by column, by id of the enquiry; `html` is the table.
	 */
	private function rows( bool $reads = true ): array {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->main_query( Asked::of( array() ) );
		$table = _get_list_table( 'WP_Posts_List_Table', array( 'screen' => 'edit-' . Store::POST_TYPE ) );
		$_GET['post_type'] = Store::POST_TYPE;
		$_REQUEST          = $_GET;
		$table->prepare_items();
		ob_start();
		$table->display();
		$html = (string) ob_get_clean();
		$rows = array( 'html' => $html );
		$dom  = $this->dom( $html );
		foreach ( $reads ? $dom->query( '//tbody/tr' ) : array() as $row ) {
			$id = (int) str_replace( 'post-', '', $row->getAttribute( 'id' ) );
			foreach ( $dom->query( './td|./th', $row ) as $cell ) {
				$rows[ $id ][ explode( ' ', $cell->getAttribute( 'class' ) )[0] ] = trim( $cell->textContent );
			}
		}

		return $rows;
	}

	/** @return list<list<string>> Cells of the file, with its head. */
	private function lines( Asked $asked ): array {
		$file = (string) tempnam( sys_get_temp_dir(), 'eidan' );
		Export::write(
			$asked,
			static function ( string $lines ) use ( $file ): void {
				file_put_contents( $file, $lines, FILE_APPEND );
			}
		);
		$stream = fopen( $file, 'rb' );
		$found  = array();
		while ( false !== ( $cells = fgetcsv( $stream, null, ',', '"', '' ) ) ) {
			$found[] = $cells;
		}
		fclose( $stream );
		unlink( $file );

		return $found;
	}
}
