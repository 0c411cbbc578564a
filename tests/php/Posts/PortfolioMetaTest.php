<?php
declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Posts\Portfolio;
use Eidan\Posts\PortfolioMeta;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class PortfolioMetaTest extends TestCase {

	/** @param array<string, mixed> $fields Fields of the item. */
	private function item( array $fields = array() ): int {
		return $this->create_post( $fields + array( 'post_type' => Portfolio::POST_TYPE ) );
	}

	/** @return array<string, array{string, mixed, mixed}> */
	public static function values(): array {
		return array(
			'ids'                  => array( PortfolioMeta::GALLERY, array( 3, 5 ), array( 3, 5 ) ),
			'ids twice and wrong'  => array(
				PortfolioMeta::GALLERY,
				array( '7', 7, -1, 0, 'x', null, array( 1 ), 9 ),
				array( 7, 9 ),
			),
			'no list'              => array( PortfolioMeta::GALLERY, '3,5', array() ),
			'too many ids'         => array( PortfolioMeta::GALLERY, range( 1, 500 ), range( 1, 100 ) ),
			'client'               => array( PortfolioMeta::CLIENT, 'Müller & Söhne', 'Müller & Söhne' ),
			'client with markup'   => array( PortfolioMeta::CLIENT, "A<script>alert(1)</script>\nB", 'A B' ),
			'client as a list'     => array( PortfolioMeta::CLIENT, array( 'A' ), '' ),
			'client without end'   => array( PortfolioMeta::CLIENT, str_repeat( 'ä', 10000 ), str_repeat( 'ä', 200 ) ),
			'year'                 => array( PortfolioMeta::DATE, '2026', '2026' ),
			'month'                => array( PortfolioMeta::DATE, ' 2026-05 ', '2026-05' ),
			'day'                  => array( PortfolioMeta::DATE, '2024-02-29', '2024-02-29' ),
			'day that never was'   => array( PortfolioMeta::DATE, '2025-02-29', '' ),
			'month that never was' => array( PortfolioMeta::DATE, '2025-13', '' ),
			'date and a line'      => array( PortfolioMeta::DATE, "2025-12-01\nx", '' ),
			'date as words'        => array( PortfolioMeta::DATE, 'yesterday', '' ),
			'address'              => array(
				PortfolioMeta::WEBSITE,
				'https://example.com/a?b=c&d=%20',
				'https://example.com/a?b=c&d=%20',
			),
			'address as typed'     => array( PortfolioMeta::WEBSITE, 'example.com/work', 'https://example.com/work' ),
			'address of a script'  => array( PortfolioMeta::WEBSITE, 'javascript:alert(1)', '' ),
			'hidden script'        => array( PortfolioMeta::WEBSITE, " java\tscript:alert(1)", '' ),
			'address of data'      => array( PortfolioMeta::WEBSITE, 'data:text/html,<script>alert(1)</script>', '' ),
			'mail'                 => array( PortfolioMeta::WEBSITE, 'mailto:a@example.com', '' ),
			'address without host' => array( PortfolioMeta::WEBSITE, 'https://', '' ),
			'too long address'     => array(
				PortfolioMeta::WEBSITE,
				'https://example.com/' . str_repeat( 'a', 3000 ),
				'',
			),
			'flag'                 => array( PortfolioMeta::LIGHT_SKIN, '1', '1' ),
			'flag switched off'    => array( PortfolioMeta::LIGHT_SKIN, 'false', '' ),
			'no flag'              => array( PortfolioMeta::LIGHT_SKIN, array( 'x' ), '' ),
		);
	}

	#[DataProvider( 'values' )]
	public function test_what_is_stored_is_clean( string $key, mixed $value, mixed $stored ): void {
		$id = $this->item();
		update_post_meta( $id, $key, wp_slash( $value ) );
		self::assertEquals( $stored, get_post_meta( $id, $key, true ) );
	}

	public function test_values_that_came_past_the_sanitising_are_read_clean(): void {
		global $wpdb;
		$id = $this->item();
		foreach ( array(
			PortfolioMeta::WEBSITE => 'javascript:alert(1)',
			PortfolioMeta::DATE    => '<b>2026',
			PortfolioMeta::GALLERY => serialize( array( 'x', 0 ) ),
		) as $key => $value ) {
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
		}
		wp_cache_flush();
		self::assertSame( '', PortfolioMeta::website( $id ) );
		self::assertSame( '', PortfolioMeta::date( $id ) );
		self::assertSame( array(), PortfolioMeta::gallery( $id ) );
	}

	public function test_other_post_types_have_none_of_it(): void {
		self::assertArrayNotHasKey( PortfolioMeta::CLIENT, get_registered_meta_keys( 'post', 'post' ) );
	}

	public function test_rest_reads_and_writes_all_fields(): void {
		$this->act_as( 'editor' );
		$picture  = $this->create_attachment();
		$meta     = array(
			PortfolioMeta::GALLERY    => array( $picture ),
			PortfolioMeta::CLIENT     => 'Atelier Nord',
			PortfolioMeta::DATE       => '2026-05',
			PortfolioMeta::WEBSITE    => 'https://example.com',
			PortfolioMeta::LIGHT_SKIN => true,
		);
		$response = $this->rest(
			'POST',
			'/wp/v2/portfolio-items',
			array( 'status' => 'publish', 'title' => 'A', 'meta' => $meta )
		);
		self::assertSame( 201, $response->get_status() );
		$read = $this->rest( 'GET', '/wp/v2/portfolio-items/' . $response->get_data()['id'] )->get_data()['meta'];
		self::assertEquals( $meta, array_intersect_key( $read, $meta ) );
	}

	public function test_fields_behind_a_password_are_hidden_in_rest_as_the_content_is(): void {
		$meta = array(
			PortfolioMeta::GALLERY    => array( $this->create_attachment() ),
			PortfolioMeta::CLIENT     => 'Atelier Nord',
			PortfolioMeta::DATE       => '2026-05',
			PortfolioMeta::WEBSITE    => 'https://example.com',
			PortfolioMeta::LIGHT_SKIN => true,
		);
		$id   = $this->item( array( 'post_password' => 'secret', 'meta_input' => $meta ) );
		$none = array(
			PortfolioMeta::GALLERY    => array(),
			PortfolioMeta::CLIENT     => '',
			PortfolioMeta::DATE       => '',
			PortfolioMeta::WEBSITE    => '',
			PortfolioMeta::LIGHT_SKIN => false,
		);
		$read = fn( array $params = array() ): array => array_intersect_key(
			$this->rest( 'GET', "/wp/v2/portfolio-items/$id", $params )->get_data()['meta'],
			$meta
		);

		self::assertEquals( $none, $read() );
		self::assertEquals( $none, $read( array( 'password' => '' ) ) );
		self::assertSame(
			403,
			$this->rest( 'GET', "/wp/v2/portfolio-items/$id", array( 'password' => 'guess' ) )->get_status()
		);
		self::assertEquals(
			$none,
			array_intersect_key(
				$this->rest( 'GET', '/wp/v2/portfolio-items', array( 'include' => array( $id ) ) )
					->get_data()[0]['meta'],
				$meta
			)
		);
		self::assertEquals( $meta, $read( array( 'password' => 'secret' ) ) );
		$this->act_as( 'contributor' );
		self::assertEquals( $none, $read() );
		$this->act_as( 'editor' );
		self::assertEquals( $meta, $read( array( 'context' => 'edit' ) ) );
	}

	/** @return array<string, array{string, mixed}> */
	public static function refused(): array {
		return array(
			'words for a date'  => array( PortfolioMeta::DATE, 'soon' ),
			'words for ids'     => array( PortfolioMeta::GALLERY, 'all' ),
			'negative ids'      => array( PortfolioMeta::GALLERY, array( -4 ) ),
			'a list for a name' => array( PortfolioMeta::CLIENT, array( 'x' ) ),
			'words for a flag'  => array( PortfolioMeta::LIGHT_SKIN, 'perhaps' ),
		);
	}

	#[DataProvider( 'refused' )]
	public function test_rest_refuses_by_name( string $key, mixed $value ): void {
		$this->act_as( 'editor' );
		$response = $this->rest(
			'POST',
			'/wp/v2/portfolio-items/' . $this->item(),
			array( 'meta' => array( $key => $value ) )
		);
		self::assertSame( 400, $response->get_status() );
		self::assertStringContainsString( $key, (string) wp_json_encode( $response->get_data() ) );
	}

	public function test_only_those_who_may_edit_the_item_write_its_fields(): void {
		$mine = $this->item( array( 'post_author' => $this->act_as( 'author' ) ) );
		self::assertTrue( current_user_can( 'edit_post_meta', $mine, PortfolioMeta::CLIENT ) );
		$this->act_as( 'author' );
		self::assertFalse( current_user_can( 'edit_post_meta', $mine, PortfolioMeta::CLIENT ) );
		self::assertSame(
			403,
			$this->rest(
				'POST',
				"/wp/v2/portfolio-items/$mine",
				array( 'meta' => array( PortfolioMeta::CLIENT => 'X' ) )
			)->get_status()
		);
		$this->act_as( '' );
		self::assertFalse( current_user_can( 'edit_post_meta', $mine, PortfolioMeta::CLIENT ) );
	}

	public function test_revisions_hold_the_fields_and_bring_them_back(): void {
		$this->act_as( 'editor' );
		$id   = $this->item();
		$save = fn( string $client, string $title ) => $this->rest(
			'POST',
			"/wp/v2/portfolio-items/$id",
			array( 'title' => $title, 'meta' => array( PortfolioMeta::CLIENT => $client ) )
		);
		$save( 'First', 'A' );
		$save( 'Second', 'B' );

		$revisions = wp_get_post_revisions( $id );
		$first     = current(
			array_filter(
				$revisions,
				static fn( $revision ) => 'First' === get_metadata( 'post', $revision->ID, PortfolioMeta::CLIENT, true )
			)
		);
		self::assertNotFalse( $first );
		wp_restore_post_revision( $first->ID );
		self::assertSame( 'First', PortfolioMeta::client( $id ) );
	}

	public function test_pictures_that_were_deleted_are_left_out_and_many_cost_no_more_queries_than_one(): void {
		$kept = $this->create_attachment();
		$gone = $this->create_attachment();
		$file = $this->create_post(
			array( 'post_type' => 'attachment', 'post_mime_type' => 'application/pdf', 'post_status' => 'inherit' )
		);
		$id   = $this->item();
		update_post_meta( $id, PortfolioMeta::GALLERY, array( $gone, $kept, $file, 987654 ) );
		wp_delete_attachment( $gone, true );
		self::assertSame( array( $kept ), PortfolioMeta::gallery( $id ) );
		wp_cache_flush();
		wp_load_alloptions();
		get_post( $id );
		get_post_meta( $id );
		$this->assertQueriesAtMost( 3, static fn() => PortfolioMeta::gallery( $id ) );
	}

	public function test_dates_are_as_exact_as_they_were_given(): void {
		update_option( 'date_format', 'j F Y' );
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$id = $this->item();
		foreach ( array(
			''           => '',
			'2026'       => '2026',
			'2026-05'    => 'May 2026',
			'2026-05-31' => '31 May 2026',
			'0999-01-01' => '1 January 0999',
		) as $date => $text ) {
			update_post_meta( $id, PortfolioMeta::DATE, (string) $date );
			self::assertSame( $text, PortfolioMeta::readable_date( $id ) );
		}
	}

	public function test_a_tile_has_one_of_four_sizes(): void {
		$this->act_as( 'editor' );
		$send = fn ( array $meta ) => $this->rest(
			'POST',
			'/wp/v2/portfolio-items',
			array( 'status' => 'publish', 'title' => 'A tile', 'meta' => $meta )
		);
		$made = $send( array( PortfolioMeta::TILE_SIZE => '2x1', PortfolioMeta::SECOND_IMAGE => 7 ) )->get_data();
		self::assertSame(
			array( '2x1', 7 ),
			array( $made['meta'][ PortfolioMeta::TILE_SIZE ], $made['meta'][ PortfolioMeta::SECOND_IMAGE ] )
		);
		self::assertSame( '1x1', $send( array() )->get_data()['meta'][ PortfolioMeta::TILE_SIZE ] );
		self::assertSame( 400, $send( array( PortfolioMeta::TILE_SIZE => '3x3' ) )->get_status() );

		$field = Portfolio::type()->field( 'tile-size' );
		self::assertNotNull( $field );
		foreach ( array( '3x3', '', array( '2x1' ), 2, null ) as $odd ) {
			self::assertSame( '1x1', $field->clean( $odd ) );
		}
		update_post_meta( $made['id'], PortfolioMeta::TILE_SIZE, '9x9' );
		self::assertSame( '1x1', $field->value( $made['id'] ) );
		self::assertSame(
			array( '1x1', '2x1', '1x2', '2x2' ),
			array_column( $field->for_editor()['choices'], 'value' )
		);
	}
}
