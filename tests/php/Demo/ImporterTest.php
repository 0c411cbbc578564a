<?php
/**
 * The demo is imported, kept up to date, and removed without taking anything else along.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Files;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Support\ImageSize;
use Eidan\Tests\TestCase;

/** @group slow */
final class ImporterTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		// A developer may have imported the demo on this site. Remove it.
		Importer::remove( true );
	}

	protected function tearDown(): void {
		remove_all_filters( 'upload_dir' );
		// The transaction undoes changes of the database, but not of the uploads folder.
		foreach ( ( new Ledger() )->made() as $key => $made ) {
			if ( str_starts_with( $key, 'picture/' ) || str_starts_with( $key, 'font/' ) ) {
				wp_delete_post( $made['id'], true );
			}
		}
		parent::tearDown();
	}

	/** @return list<\WP_Post> */
	private static function published( string $type ): array {
		return get_posts(
			array(
				'post_type'   => $type,
				'numberposts' => -1,
				'post_status' => 'publish',
			)
		);
	}

	private static function terms(): int {
		$taxonomies = array( 'category', 'post_tag', 'eidan_portfolio_category', 'eidan_portfolio_tag' );
		return count(
			get_terms(
				array(
					'taxonomy'   => $taxonomies,
					'hide_empty' => false,
				)
			)
		);
	}

	private static function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts" );
	}

	/** @group newest */
	public function test_nothing_is_published_without_its_picture(): void {
		$posts = count( self::published( 'post' ) );
		add_filter(
			'upload_dir',
			static fn( array $folder ): array => array( 'path' => '/dev/null/uploads' ) + $folder
		);
		$errors = implode( ' ', Importer::import( false ) );
		self::assertStringContainsString( 'Unable to create directory', $errors );
		self::assertStringContainsString( '“A museum at walking pace” stays a draft', $errors );
		self::assertCount( $posts, self::published( 'post' ) );
		self::assertCount( 0, self::published( 'eidan_portfolio' ) );
		// The owner has already written in a draft whose image is missing.
		$begun = ( new Ledger() )->id( 'post/handrails' );
		wp_update_post(
			array(
				'ID'           => $begun,
				'post_content' => 'In my own words.',
			)
		);
		// When the folder can be written again, the next import completes everything.
		remove_all_filters( 'upload_dir' );
		self::assertSame( array(), Importer::import( false ) );
		self::assertCount( 12, self::published( 'eidan_portfolio' ) );
		self::assertSame( 'In my own words.', get_post( $begun )?->post_content );
		self::assertContains( 'post/handrails', Importer::remove()['kept'] );
	}

	public function test_only_owners_may_import(): void {
		foreach ( array( '', 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			if ( '' !== $role ) {
				$this->act_as( $role );
			}
			foreach ( array( 'GET', 'POST', 'DELETE' ) as $method ) {
				self::assertContains(
					$this->rest( $method, '/eidan/v1/demo' )->get_status(),
					array( 401, 403 ),
					"$method as $role"
				);
			}
		}
		// A user who may manage the site but not its users must not import, as the demo has four users.
		$this->act_as( 'administrator' );
		add_filter(
			'user_has_cap',
			static fn ( array $caps ): array =>
				array_diff_key( $caps, array( 'create_users' => true, 'delete_users' => true ) )
		);
		self::assertSame( 200, $this->rest( 'GET', '/eidan/v1/demo' )->get_status() );
		foreach ( array( 'POST', 'DELETE' ) as $method ) {
			self::assertSame( 403, $this->rest( $method, '/eidan/v1/demo' )->get_status(), $method );
		}
		self::assertFalse( $this->rest( 'GET', '/eidan/v1/settings' )->get_data()['demo'] );
		self::assertSame( array(), ( new Ledger() )->made() );
	}

	public function test_the_route_imports_step_by_step_and_removes_exactly_what_was_made(): void {
		$this->act_as( 'administrator' );
		$options = array( 'blogname', 'blogdescription', 'show_on_front', 'page_on_front', 'site_icon' );
		$before  = array_map( 'get_option', $options );
		$rows    = self::rows();
		$users   = count( get_users() );
		$terms   = self::terms();
		$told    = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertSame( 0, $told['imported'] );
		// Follow the answers, as one of the choices has one more step.
		for ( $step = 0, $steps = 1; $step < $steps; $step++ ) {
			$report = $this->rest(
				'POST',
				'/eidan/v1/demo',
				array(
					'step'  => $step,
					'look' => true,
				)
			)->get_data();
			$steps  = $report['steps'];
			self::assertSame( array(), $report['errors'] );
			self::assertNotSame( '', $report['label'] );
		}
		self::assertCount( 24, self::published( 'post' ) );
		$told = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertTrue( $told['complete'] );
		self::assertContains( '24 posts', $told['counts'] );

		self::assertSame( array(), $this->rest( 'DELETE', '/eidan/v1/demo' )->get_data()['kept'] );
		self::assertEquals( $before, array_map( 'get_option', $options ) );
		self::assertSame( $users, count( get_users() ) );
		self::assertSame( $terms, self::terms() );
		// One row may be new: WordPress itself stores the theme's global styles.
		self::assertLessThanOrEqual( $rows + 1, self::rows() );
		self::assertFalse( get_option( Ledger::OPTION ) );
	}

	public function test_every_picture_has_its_file_and_is_described(): void {
		foreach ( Files::items( 'images' ) as $key => $fields ) {
			$type = Files::text( $fields, 'type', 'webp' );
			$file = Files::DIR . "images/$key.$type";
			$size = 'svg' === $type
				? ImageSize::of_svg( (string) file_get_contents( $file ) )
				: getimagesize( $file );
			self::assertIsArray( $size, $key );
			self::assertSame(
				array( Files::number( $fields, 'width' ), Files::number( $fields, 'height' ) ),
				array( $size[0], $size[1] ),
				$key
			);
			foreach ( $fields['sizes'] ?? array() as $small ) {
				self::assertSame(
					$small,
					array_slice( (array) getimagesize( Files::DIR . "images/$key-$small[0]x$small[1].$type" ), 0, 2 ),
					$key
				);
			}
			if ( 'site-icon' !== $key ) {
				self::assertNotSame( '', Files::text( $fields, 'alt' ), $key );
			}
		}
	}
}
