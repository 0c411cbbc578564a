<?php
/**
 * A site with plain permalinks gets pretty ones with the demo's look, where its server knows them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class PermalinksTest extends TestCase {

	private \WP_Rewrite $rewrite;

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
		$this->rewrite = clone $GLOBALS['wp_rewrite'];
		update_option( 'permalink_structure', '' );
		$GLOBALS['wp_rewrite']->init();
		add_filter( 'got_rewrite', '__return_true' );
		self::clean();
	}

	protected function tearDown(): void {
		self::clean();
		$GLOBALS['wp_rewrite'] = $this->rewrite;
		parent::tearDown();
	}

	private static function file(): string {
		return ABSPATH . '.htaccess';
	}

	private static function clean(): void {
		if ( is_file( self::file() ) ) {
			unlink( self::file() );
		}
	}

	/** What the server's own rules say. */
	private static function rules(): string {
		return is_file( self::file() ) ? (string) file_get_contents( self::file() ) : '';
	}

	/** Answers what the site asks its server. */
	private static function answer( int $code, string $link = '' ): void {
		add_filter(
			'pre_http_request',
			static fn(): array => array(
				'headers'  => '' === $link ? array() : array( 'link' => $link ),
				'body'     => '',
				'response' => array( 'code' => $code, 'message' => '' ),
				'cookies'  => array(),
				'filename' => null,
			)
		);
	}

	/** @return array<string, array{int, string}> Answers of a server that leads addresses to WordPress. */
	public static function answers(): array {
		return array(
			'WordPress'                           => array( 200, '' ),
			'behind a password'                   => array( 401, '' ),
			'a REST API not for visitors' => array( 404, '<http://example.org/wp-json/>; rel="https://api.w.org/"' ),
		);
	}

	/**
	 * @dataProvider answers
	 */
	#[DataProvider( 'answers' )]
	public function test_they_are_set_with_the_server_s_own_rules_and_go_again( int $code, string $link ): void {
		self::answer( $code, $link );
		( new Importer( true ) )->step( 0 );
		self::assertSame( '/%postname%/', get_option( 'permalink_structure' ) );
		self::assertStringContainsString( 'RewriteRule . /index.php', self::rules() );
		Importer::remove();
		self::assertSame( '', get_option( 'permalink_structure' ) );
		self::assertStringNotContainsString( 'RewriteRule . ', self::rules() );
	}

	public function test_a_server_that_does_not_know_them_keeps_plain_ones(): void {
		self::answer( 404 );
		( new Importer( true ) )->step( 0 );
		self::assertSame( '', get_option( 'permalink_structure' ) );
		self::assertArrayNotHasKey( 'permalink_structure', ( new Ledger() )->changed() );
		self::assertStringNotContainsString( 'RewriteRule . ', self::rules() );
		$page = $this->create_post( array( 'post_type' => 'page' ) );
		self::assertStringContainsString( '?page_id=', (string) get_permalink( $page ) );
	}
}
