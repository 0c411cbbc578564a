<?php
/**
 * What the plugin costs on pages without our blocks.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * A site has more pages without our blocks than with them. The costs of such a page are counted in a PHP process of its
 * own.
 */
final class CostTest extends TestCase {

	use OtherPhp;

	/** @var array<string, mixed>|null Costs of a page with the plugin, on the second visit. */
	private static ?array $cost = null;

	protected function setUp(): void {
		self::needOtherPhp();
		parent::setUp();
	}

	/**
	 * @return array{
	 *     queries: int,
	 *     files: list<string>,
	 *     settings: int,
	 *     addresses: int,
	 *     ours: bool,
	 *     scripts: bool,
	 *     marks: int,
	 *     memory: int,
	 *     processor: int,
	 * }
	 */
	private static function page( string $state ): array {
		return (array) json_decode(
			self::otherPhp( __DIR__ . '/page-without-blocks.php', $state )[0],
			true,
			512,
			JSON_THROW_ON_ERROR
		);
	}

	/**
	 * @return array{
	 *     queries: int,
	 *     files: list<string>,
	 *     settings: int,
	 *     addresses: int,
	 *     ours: bool,
	 *     scripts: bool,
	 *     marks: int,
	 *     memory: int,
	 *     processor: int,
	 * }
	 */
	private static function cost(): array {
		if ( null === self::$cost ) {
			// The first visit also stores data that later ones read.
			self::page( 'with' );
			self::$cost = self::page( 'with' );
			self::assertTrue( self::$cost['ours'] );
		}
		return self::$cost;
	}

	public function test_no_query_more_than_without_the_plugin(): void {
		// First, because the first visit stores the rewrite rules: made without the plugin, they lack our addresses.
		$with = self::cost();
		self::page( 'without' );
		$without = self::page( 'without' );
		self::assertFalse( $without['ours'] );
		self::assertSame( $without['queries'], $with['queries'] );
	}

	public function test_the_settings_are_read_about_once_a_block(): void {
		$blocks = count( (array) require EIDAN_DIR . '/build/blocks-manifest.php' );
		self::assertLessThan( 3 * $blocks, self::cost()['settings'] );
	}

	public function test_no_file_of_a_block_is_opened(): void {
		self::assertContains( 'build/blocks-manifest.php', self::cost()['files'] );
		self::assertSame( array(), array_values( preg_grep( '~^(build/.+/|blocks/)~', self::cost()['files'] ) ) );
	}

	public function test_blocks_of_others_meet_one_listener_of_ours(): void {
		foreach ( array( 'block_type_metadata', 'block_type_metadata_settings' ) as $hook ) {
			$ours = array();
			foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks as $callbacks ) {
				foreach ( $callbacks as $callback ) {
					$function = $callback['function'];
					if (
						is_array( $function ) && is_string( $function[0] ) && str_starts_with( $function[0], 'Eidan\\' )
					) {
						$ours[] = implode( '::', $function );
					}
				}
			}
			self::assertCount( 1, $ours, implode( ', ', $ours ) );
		}
	}

	public function test_few_of_our_files_are_loaded_and_those_of_a_shop_where_there_is_one(): void {
		$files = self::cost()['files'];
		// Listeners that look at every block wait in Support\Needed.
		self::assertLessThanOrEqual( 59, count( $files ), implode( "\n", $files ) );
		$shop = preg_grep( '~^includes/(Shop|Attribution)/~', $files );
		// Allowed are the files for settings and lists, for a scheduled job, and for scripts that wait for consent.
		self::assertSame(
			array(),
			array_values(
				array_diff(
					$shop,
					array(
						'includes/Shop/WooCommerceRequirement.php',
						'includes/Shop/Products.php',
						'includes/Shop/Switches.php',
						'includes/Attribution/Report/Backfill.php',
						'includes/Attribution/Analytics.php',
					)
				)
			)
		);
	}

	public function test_little_memory_more_than_without_the_plugin(): void {
		$with = self::cost();
		self::page( 'without' );
		$without = self::page( 'without' );
		// Code included: it is in each process here, and shared by all of them where the opcode cache is.
		self::assertLessThan( 8 * MB_IN_BYTES, $with['memory'] - $without['memory'] );
	}

	/** @group slow */
	public function test_not_much_more_of_the_processor_than_without_the_plugin(): void {
		self::cost();
		$quickest = array( 'with' => PHP_INT_MAX, 'without' => PHP_INT_MAX );
		for ( $turn = 0; $turn < 7; $turn++ ) {
			foreach ( array_keys( $quickest ) as $state ) {
				$quickest[ $state ] = min( $quickest[ $state ], self::page( $state )['processor'] );
			}
		}
		self::assertLessThan( 1.3, $quickest['with'] / $quickest['without'] );
	}

	public function test_what_prints_no_page_makes_no_list_of_scripts(): void {
		self::assertFalse( self::cost()['scripts'] );
	}
}
