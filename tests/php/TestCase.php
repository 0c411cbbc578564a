<?php
/**
 * Base of all tests that run on a real WordPress.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

use DOMDocument;
use DOMXPath;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Each test runs inside a transaction that is rolled back: it may write what it
 * likes. Hooks, the current user, the main query, superglobals, and what is
 * registered or enqueued are put back too.
 */
abstract class TestCase extends \PHPUnit\Framework\TestCase {

	/** @var array<string, mixed> Globals as they were before the test. */
	private array $globals = array();

	/** @var array<string, \WP_Hook> Hooks as they were before the test. */
	private array $hooks = array();

	/** @var list<string> Files to be removed after the test. */
	private array $files = array();

	/** @var list<string> What WordPress called wrong or deprecated. */
	private array $complaints = array();

	/** @var list<string> Complaints that the test provokes on purpose. */
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
		foreach ( array_reverse( $this->files ) as $file ) {
			if ( is_file( $file ) ) {
				unlink( $file );
			}
		}
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
	 * Says that WordPress will call something wrong or deprecated in this test.
	 *
	 * @param string $text Part of what it says: the function, for instance.
	 */
	protected function expect_complaint( string $text ): void {
		$this->expected_complaints[] = $text;
	}

	/**
	 * Makes a post.
	 *
	 * @param array<string, mixed> $fields Those of wp_insert_post(); published if nothing else is said.
	 */
	protected function create_post( array $fields = array() ): int {
		static $count = 0;
		++$count;
		$id = wp_insert_post(
			wp_slash(
				$fields + array(
					'post_title'   => "Post $count",
					'post_content' => "<!-- wp:paragraph -->\n<p>Content of post $count.</p>\n<!-- /wp:paragraph -->",
					'post_status'  => 'publish',
					'post_type'    => 'post',
				)
			),
			true
		);
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * Makes a page.
	 *
	 * @param array<string, mixed> $fields Those of wp_insert_post().
	 */
	protected function create_page( array $fields = array() ): int {
		return $this->create_post( $fields + array( 'post_type' => 'page' ) );
	}

	/**
	 * Makes a user.
	 *
	 * @param string               $role   Role.
	 * @param array<string, mixed> $fields Those of wp_insert_user().
	 */
	protected function create_user( string $role = 'author', array $fields = array() ): int {
		static $count = 0;
		++$count;
		$id = wp_insert_user(
			$fields + array(
				'user_login'   => "$role-$count",
				'user_pass'    => 'password',
				'user_email'   => "$role-$count@example.com",
				'display_name' => ucfirst( $role ) . " $count",
				'role'         => $role,
			)
		);
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * Makes a user of a role, and goes on as that user.
	 *
	 * @param string $role Role; "" goes on as a visitor.
	 */
	protected function act_as( string $role ): int {
		$id = '' === $role ? 0 : $this->create_user( $role );
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * Makes a term.
	 *
	 * @param string               $taxonomy Taxonomy.
	 * @param string               $name     Name; one is invented if there is none.
	 * @param array<string, mixed> $fields   Those of wp_insert_term().
	 */
	protected function create_term( string $taxonomy = 'category', string $name = '', array $fields = array() ): int {
		static $count = 0;
		++$count;
		$term = wp_insert_term( '' === $name ? "Term $count" : $name, $taxonomy, $fields );
		self::assertIsArray( $term, is_wp_error( $term ) ? $term->get_error_message() : '' );
		return (int) $term['term_id'];
	}

	/**
	 * Makes an attachment: a real picture, with the sizes that WordPress makes of it.
	 *
	 * @param int                  $width  Width in pixels.
	 * @param int                  $height Height in pixels.
	 * @param array<string, mixed> $fields Those of wp_insert_attachment(), and "alt".
	 */
	protected function create_attachment( int $width = 120, int $height = 80, array $fields = array() ): int {
		static $count = 0;
		++$count;
		$image = imagecreatetruecolor( $width, $height );
		self::assertNotFalse( $image );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, ( $count * 40 ) % 256, 120, 160 ) );
		$upload = wp_upload_dir();
		$file   = $upload['path'] . '/' . wp_unique_filename( $upload['path'], "picture-$count.png" );
		imagepng( $image, $file );
		$this->files[] = $file;

		$alt = $fields['alt'] ?? "Picture $count";
		unset( $fields['alt'] );
		$id = wp_insert_attachment(
			wp_slash(
				$fields + array(
					'post_title'     => "Picture $count",
					'post_mime_type' => 'image/png',
					'post_status'    => 'inherit',
				)
			),
			$file
		);
		$meta = wp_generate_attachment_metadata( $id, $file );
		foreach ( $meta['sizes'] ?? array() as $size ) {
			$this->files[] = dirname( $file ) . '/' . $size['file'];
		}
		wp_update_attachment_metadata( $id, $meta );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	}

	/**
	 * Renders blocks, as the content of a post if one is given.
	 *
	 * @param string $markup  Serialised blocks.
	 * @param int    $post_id Post that they are in, 0 = none.
	 */
	protected function render( string $markup, int $post_id = 0 ): string {
		if ( $post_id > 0 ) {
			$GLOBALS['post'] = get_post( $post_id );
			setup_postdata( $GLOBALS['post'] );
		}
		return do_blocks( $markup );
	}

	/**
	 * @param string               $name       Block.
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $inner      Its inner markup.
	 */
	protected function block( string $name, array $attributes = array(), string $inner = '' ): string {
		return get_comment_delimited_block_content( $name, $attributes, $inner );
	}

	/**
	 * Asks the REST interface, in process.
	 *
	 * @param string               $method  GET, POST …
	 * @param string               $route   "/eidan/v1/get-posts".
	 * @param array<string, mixed> $params  Query parameters, or body of a POST.
	 * @param array<string, string> $headers Headers.
	 */
	protected function rest( string $method, string $route, array $params = array(), array $headers = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		if ( 'GET' === $method || 'DELETE' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $params ) );
		}
		$response = rest_get_server()->dispatch( $request );
		return rest_ensure_response( apply_filters( 'rest_post_dispatch', $response, rest_get_server(), $request ) );
	}

	/**
	 * Goes to an address of the site: sets the main query up.
	 *
	 * @param string $url Address or path.
	 */
	protected function go_to( string $url ): void {
		$parts = (array) wp_parse_url( $url );
		$path  = ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' );
		$_GET  = array();
		$_POST = array();
		parse_str( $parts['query'] ?? '', $_GET );
		$_REQUEST                  = $_GET;
		$_SERVER['REQUEST_URI']    = $path;
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['PHP_SELF']       = '/index.php';
		unset( $_SERVER['PATH_INFO'], $GLOBALS['post'] );

		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$known                   = $GLOBALS['wp'];
		$GLOBALS['wp']           = new \WP();
		foreach ( array( 'public_query_vars', 'private_query_vars', 'extra_query_vars' ) as $property ) {
			$GLOBALS['wp']->$property = $known->$property;
		}
		$headers = static fn() => array();
		add_filter( 'wp_headers', $headers );
		$GLOBALS['wp']->main();
		remove_filter( 'wp_headers', $headers );
	}

	/**
	 * @param string $html Markup.
	 * @return DOMXPath To ask it by.
	 */
	protected function dom( string $html ): DOMXPath {
		$document = new DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?><!DOCTYPE html><html><body>' . $html . '</body></html>' );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		return new DOMXPath( $document );
	}

	/**
	 * Runs something that must not raise a notice, a warning, or anything of the kind.
	 *
	 * @param callable $job What is run.
	 * @param string   $message Said when it fails.
	 * @return mixed What it gives.
	 */
	protected function assertNoPhpNotices( callable $job, string $message = '' ): mixed {
		$raised = array();
		set_error_handler(
			static function ( int $level, string $text, string $file, int $line ) use ( &$raised ): bool {
				// Errors silenced by "@" leave only the fatal levels in error_reporting().
				if ( ( error_reporting() & $level ) !== 0 ) {
					$raised[] = "$text in $file:$line";
				}
				return true;
			}
		);
		try {
			$result = $job();
		} finally {
			restore_error_handler();
		}
		self::assertSame( array(), $raised, $message );
		return $result;
	}

	/**
	 * @param int      $most    Number of database queries that it may take.
	 * @param callable $job     What is run.
	 * @param string   $message Said when it fails, before the queries.
	 * @return mixed What it gives.
	 */
	protected function assertQueriesAtMost( int $most, callable $job, string $message = '' ): mixed {
		$queries = array();
		$note    = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		$before = get_num_queries();
		try {
			$result = $job();
		} finally {
			remove_filter( 'query', $note );
		}
		self::assertLessThanOrEqual( $most, get_num_queries() - $before, trim( "$message\n" . implode( "\n", $queries ) ) );
		return $result;
	}
}
