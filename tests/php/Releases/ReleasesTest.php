<?php
declare( strict_types=1 );

namespace Eidan\Tests\Releases;

use Eidan\Attribution\Report\Table;
use Eidan\Settings\Settings;
use Eidan\Support\Attributes;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * What an earlier release saved is what this one shows and keeps, and what this one saves is what that one reads.
 *
 * @phpstan-import-type Saved from Release
 */
final class ReleasesTest extends TestCase {

	/**
	 * What looks otherwise on purpose, as regular expressions of lines of {@see Look}; CHANGELOG.md says why.
	 */
	private const CHANGED_LOOKS = array(
		// Images that are not in the library have the ratio that their name says.
		'FIGURE \.eidan-gallery__item \{--ratio:1\.5\}',
		'IMG \.eidan-unsized \{aspect-ratio:auto 3\/2\}',
	);

	/** What was never chosen and reads otherwise on purpose, with what it is now; CHANGELOG.md says why. */
	private const CHANGED_SETTINGS = array( 'attribution.consentCategory' => 'statistics' );

	/** @return array<string, array{string}> Files by version. */
	public static function releases(): array {
		return Release::files();
	}

	public function test_there_is_a_release(): void {
		self::assertNotSame( array(), self::releases() );
	}

	#[DataProvider( 'releases' )]
	public function test_blocks_and_posts_still_have_their_words( string $file ): void {
		$release = Release::read( $file );
		$lost    = array();
		$count   = 0;
		foreach ( Release::markups( $release ) as $name => $markup ) {
			$count += count( Release::words( $markup ) );
			foreach ( Release::lost_words( $markup ) as $words ) {
				$lost[] = "$name: $words";
			}
		}
		self::assertSame( array(), $lost );
		self::assertGreaterThan( 300, $count );
	}

	#[Group( 'newest' )]
	#[DataProvider( 'releases' )]
	public function test_blocks_and_posts_look_the_same( string $file ): void {
		$release = Release::read( $file );
		$now     = Look::all( Release::markups( $release ) );
		$lost    = array();
		foreach ( $release['looks'] as $name => $before ) {
			$here = preg_grep( '/^(?!' . implode( '|', array( '(?!)', ...self::CHANGED_LOOKS ) ) . ')/', $before );
			foreach ( Look::lost( array_values( (array) $here ), $now[ $name ] ) as $look ) {
				$lost[] = "$name: $look";
			}
		}
		self::assertSame( array(), $lost );
		self::assertGreaterThan( 500, array_sum( array_map( 'count', $release['looks'] ) ) );
	}

	public function test_a_lost_look_is_seen_and_a_new_one_is_none(): void {
		$before = Look::of( '<p class="eidan-a x"></p><b class="eidan-b has-c" style="color:red; top: 1px"></b>' );
		self::assertSame( array( 'B .eidan-b.has-c {color:red;top:1px}', 'P .eidan-a {}' ), $before );
		$more = '<p class="eidan-a eidan-n"></p><b class="has-c eidan-b" style="top:1px;left:0;color:red"></b>';
		self::assertSame( array(), Look::lost( $before, Look::of( $more ) ) );
		$less = '<p class="eidan-a"></p><b class="eidan-b has-c" style="color:blue;top:1px"></b>';
		self::assertSame( array( $before[0] ), Look::lost( $before, Look::of( $less ) ) );
	}

	#[DataProvider( 'releases' )]
	public function test_settings_read_the_same( string $file ): void {
		$stored = maybe_unserialize( Release::read( $file )['options'][ Settings::OPTION ] );
		self::assertIsArray( $stored );
		update_option( Settings::OPTION, $stored );
		$now = Settings::all();
		foreach ( $stored as $group => $settings ) {
			self::assertArrayHasKey( $group, $now, 'A release that is put back would not find its settings.' );
			self::assertIsArray( $settings );
			foreach ( $settings as $name => $value ) {
				self::assertIsArray( $now[ $group ] );
				self::assertArrayHasKey( $name, $now[ $group ], "$group.$name" );
				$value = '' === $value ? self::CHANGED_SETTINGS[ "$group.$name" ] ?? '' : $value;
				self::assertSame( $value, $now[ $group ][ $name ], "$group.$name" );
			}
		}
	}

	#[DataProvider( 'releases' )]
	public function test_settings_that_are_all_changed_read_the_same_and_go_back( string $file ): void {
		$release = Release::read( $file );
		$changed = $release['changed'];
		foreach ( $changed as $group => $settings ) {
			$left = array_diff_key( (array) $release['schema'][ $group ]['properties'], $settings );
			// The domain of cookies has to be that of the site.
			self::assertSame( 'attribution' === $group ? array( 'domain' ) : array(), array_keys( $left ) );
		}
		wp_set_current_user( 1 );
		update_option( Settings::OPTION, $changed );
		self::assertSame( $changed, array_intersect_key( Settings::changes(), $changed ) );
		// The owner saves the screen once: what is stored is what was stored.
		self::assertSame( $changed, array_intersect_key( Settings::sanitize( $changed ), $changed ) );
		// And the release that is put back finds each of them valid by its own schema.
		$schema = array_column( array_map( null, array_keys( $changed ), $release['schema'] ), 1, 0 );
		self::assertSame( array(), Attributes::invalid( $schema, Settings::changes() ) );
	}

	#[DataProvider( 'releases' )]
	public function test_the_table_keeps_its_columns_and_is_made_once( string $file ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$columns = Release::read( $file )['columns'];
		self::assertNotSame( array(), $columns );
		Table::ensure();
		$sql  = 'SHOW COLUMNS FROM ' . Table::name();
		$read = static fn (): array => array_column( (array) $wpdb->get_results( $sql, ARRAY_A ), null, 'Field' );
		$now  = $read();
		self::assertSame( array(), array_diff_key( $columns, $now ), 'A release that is put back would miss columns.' );
		foreach ( array_diff_key( $now, $columns ) as $name => $column ) {
			$is_filled = 'YES' === $column['Null'] || null !== $column['Default'];
			self::assertTrue( $is_filled, "A release that is put back would not fill $name." );
		}
		$version = get_option( Table::VERSION_OPTION );
		Table::ensure();
		self::assertSame( $now, $read() );
		self::assertSame( $version, get_option( Table::VERSION_OPTION ) );
	}
}
