<?php
declare( strict_types=1 );

namespace Eidan\Tests\Releases;

use Eidan\Attribution\Report\Table;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What an earlier release saved is what this one shows and keeps. tools/release/freeze.mjs made the files.
 *
 * @phpstan-type Release array{
 *     version: string,
 *     blocks: array<string, string>,
 *     posts: list<array{type: string, slug: string, title: string, content: string, meta: array<string, string>}>,
 *     options: array<string, string>,
 *     columns: array<string, string>,
 * }
 */
final class ReleasesTest extends TestCase {

	private const FOLDER = __DIR__ . '/../../fixtures/releases/';

	/** @return array<string, array{string}> Files by version. */
	public static function releases(): array {
		$files = array();
		foreach ( (array) glob( self::FOLDER . '*.json.gz' ) as $file ) {
			$files[ basename( (string) $file, '.json.gz' ) ] = array( (string) $file );
		}

		return $files;
	}

	/**
	 * @param string $file Path of a fixture.
	 * @return Release
	 */
	private static function read( string $file ): array {
		/** @var Release $release */
		$release = json_decode( (string) gzdecode( (string) file_get_contents( $file ) ), true );

		return $release;
	}

	public function test_there_is_a_release(): void {
		self::assertNotSame( array(), self::releases() );
	}

	#[DataProvider( 'releases' )]
	public function test_blocks_and_posts_still_have_their_words( string $file ): void {
		$release = self::read( $file );
		$lost    = array();
		$count   = 0;
		$markups = $release['blocks'] + array_column( $release['posts'], 'content', 'slug' );
		foreach ( $markups as $name => $markup ) {
			$shown = self::words( do_blocks( $markup ) );
			foreach ( self::saved( $markup ) as $words ) {
				++$count;
				if ( ! str_contains( $shown, $words ) ) {
					$lost[] = "$name: $words";
				}
			}
		}
		self::assertSame( array(), $lost );
		self::assertGreaterThan( 300, $count );
	}

	#[DataProvider( 'releases' )]
	public function test_settings_read_the_same( string $file ): void {
		$stored = maybe_unserialize( self::read( $file )['options'][ Settings::OPTION ] );
		self::assertIsArray( $stored );
		update_option( Settings::OPTION, $stored );
		$now = Settings::all();
		foreach ( $stored as $group => $settings ) {
			self::assertArrayHasKey( $group, $now, 'A release that is put back would not find its settings.' );
			self::assertIsArray( $settings );
			foreach ( $settings as $name => $value ) {
				self::assertIsArray( $now[ $group ] );
				self::assertArrayHasKey( $name, $now[ $group ], "$group.$name" );
				self::assertSame( $value, $now[ $group ][ $name ], "$group.$name" );
			}
		}
	}

	#[DataProvider( 'releases' )]
	public function test_the_table_keeps_its_columns_and_is_made_once( string $file ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$columns = self::read( $file )['columns'];
		self::assertNotSame( array(), $columns );
		Table::ensure();
		$sql  = 'SHOW COLUMNS FROM ' . Table::name();
		$read = static fn (): array => array_column( (array) $wpdb->get_results( $sql, ARRAY_A ), null, 'Field' );
		$now  = $read();
		self::assertSame( array(), array_diff_key( $columns, $now ), 'A release that is put back would miss columns.' );
		$version = get_option( Table::VERSION_OPTION );
		Table::ensure();
		self::assertSame( $now, $read() );
		self::assertSame( $version, get_option( Table::VERSION_OPTION ) );
	}

	/**
	 * The words of a page, with one space between them.
	 *
	 * @param string $html HTML.
	 */
	private static function words( string $html ): string {
		$text = html_entity_decode( (string) preg_replace( '/<[^>]*>/', ' ', $html ), ENT_QUOTES );

		return trim( (string) preg_replace( '/[\s\x{a0}]+/u', ' ', $text ) );
	}

	/**
	 * What an author wrote into our blocks, and into others inside them: texts between tags.
	 *
	 * @param string $markup Block markup.
	 * @return list<string>
	 */
	private static function saved( string $markup ): array {
		$texts = array();
		$walk  = static function ( array $blocks, bool $is_inside ) use ( &$walk, &$texts ): void {
			foreach ( $blocks as $block ) {
				$is_ours = $is_inside || str_starts_with( (string) $block['blockName'], 'eidan/' );
				if ( $is_ours ) {
					foreach ( $block['innerContent'] as $html ) {
						array_push( $texts, ...(array) preg_split( '/<[^>]*>/', (string) $html ) );
					}
				}
				$walk( $block['innerBlocks'], $is_ours );
			}
		};
		$walk( parse_blocks( $markup ), false );

		return array_values( array_unique( array_filter( array_map( self::words( ... ), $texts ) ) ) );
	}
}
