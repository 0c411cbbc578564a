<?php
/**
 * Base class of all tests that run on a real WordPress.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

use Eidan\Support\Memory;

/**
 * Each test runs inside a transaction that is rolled back, so it may write to the database what it likes. After it,
 * hooks, the current user, the main query, superglobals, and what is registered or enqueued are restored. What Eidan
 * remembers of a request is cleared before each test.
 */
abstract class TestCase extends \PHPUnit\Framework\TestCase {

	use Factory;
	use Requests;
	use Limits;

	/** @var array<string, mixed> Globals as they were before the test. */
	private array $globals = array();

	/** @var array<string, \WP_Hook> Hooks as they were before the test. */
	private array $hooks = array();

	/** @var list<string> What WordPress reported as wrong or deprecated. */
	private array $complaints = array();

	/** @var list<string> Complaints that the test causes on purpose. */
	private array $expected_complaints = array();

	/** Globals that belong to one request. */
	private const REQUEST_GLOBALS = array(
		'_GET',
		'_POST',
		'_REQUEST',
		'_COOKIE',
		'_FILES',
		'_SERVER',
		'post',
		'wp_query',
		'wp_the_query',
		'wp',
		'wp_scripts',
		'wp_styles',
		'wp_script_modules',
		'wp_rest_server',
		'wp_rewrite',
		'wp_settings_errors',
		'authordata',
		'pages',
		'page',
		'numpages',
		'more',
		'multipage',
		'current_screen',
		'wp_actions',
		'wp_current_filter',
		'_wp_current_template_content',
		'_wp_current_template_id',
	);

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;

		$budget = (int) getenv( 'EIDAN_TEST_SECONDS' );
		if ( $budget > 0 && microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT'] > $budget ) {
			self::markTestSkipped( "the $budget seconds for this runtime are over" );
		}

		Memory::forget();
		wp_cache_flush();
		foreach ( self::REQUEST_GLOBALS as $name ) {
			if ( array_key_exists( $name, $GLOBALS ) ) {
				$this->globals[ $name ] = is_object( $GLOBALS[ $name ] ) ? clone $GLOBALS[ $name ] : $GLOBALS[ $name ];
			}
		}
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			$this->hooks[ $name ] = clone $hook;
		}
		$complain = function ( string $what, string $message = '' ): void {
			$this->complaints[] = trim( "$what $message" );
		};
		add_action( 'doing_it_wrong_run', $complain, 10, 2 );
		foreach ( array( 'function', 'argument', 'hook', 'file', 'class' ) as $kind ) {
			add_action( "deprecated_{$kind}_run", $complain, 10, 2 );
			add_filter( "deprecated_{$kind}_trigger_error", '__return_false' );
		}
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );

		if ( ! $wpdb instanceof \WP_SQLite_DB ) {
			add_filter( 'query', array( self::class, 'spare_tables' ) );
		}
		$wpdb->suppress_errors( false );
		$wpdb->query( 'START TRANSACTION' );
		wp_set_current_user( 0 );
	}

	protected function tearDown(): void {
		global $wpdb;

		if ( array() === $this->hooks ) {
			return; // Skipped before it began.
		}

		while ( function_exists( 'ms_is_switched' ) && ms_is_switched() ) {
			restore_current_blog();
		}
		$wpdb->query( 'ROLLBACK' );
		$this->remove_files();
		foreach ( self::REQUEST_GLOBALS as $name ) {
			if ( array_key_exists( $name, $this->globals ) ) {
				$GLOBALS[ $name ] = $this->globals[ $name ];
			} else {
				unset( $GLOBALS[ $name ] );
			}
		}
		$GLOBALS['wp_filter'] = $this->hooks;
		wp_cache_flush();
		wp_set_current_user( 0 );
		if ( class_exists( \WP_Style_Engine_CSS_Rules_Store::class ) ) {
			\WP_Style_Engine_CSS_Rules_Store::remove_all_stores();
		}
		$GLOBALS['wp_rest_server'] = null;

		parent::tearDown();

		$unexpected = array_diff( $this->complaints, $this->expected_complaints );
		foreach ( $unexpected as $key => $complaint ) {
			foreach ( $this->expected_complaints as $expected ) {
				if ( str_contains( $complaint, $expected ) ) {
					unset( $unexpected[ $key ] );
				}
			}
		}
		self::assertSame( array(), array_values( $unexpected ), 'WordPress complained.' );
	}

	/**
	 * Filter `query`: MySQL ends a transaction when a table is dropped, even one that is not there. What a test wrote
	 * until then, and all after it, would stay. For a temporary table it goes on. A test that looks whether a table is
	 * gone removes this filter, and cleans up after itself.
	 *
	 * @param string $sql Query.
	 */
	public static function spare_tables( string $sql ): string {
		return (string) preg_replace( '/^\s*DROP TABLE IF EXISTS/', 'DROP TEMPORARY TABLE IF EXISTS', $sql );
	}

	/**
	 * Announces that WordPress will report something as wrong or deprecated in this test.
	 *
	 * @param string $text Part of the report, such as the name of the function.
	 */
	protected function expect_complaint( string $text ): void {
		$this->expected_complaints[] = $text;
	}
}
