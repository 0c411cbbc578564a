<?php
declare( strict_types=1 );

namespace Eidan\Tests\Assets;

use Eidan\Assets\Assets;
use Eidan\Assets\ViewModules;
use Eidan\Tests\TestCase;

final class ViewModulesTest extends TestCase {

	/** Members of the group of a header. */
	private const KIT = array(
		'@eidan/header',
		'@eidan/panel',
		'@eidan/search',
		'eidan-menu-view-script-module',
		'eidan-back-to-top-view-script-module',
	);

	/**
	 * Prints a page with enqueued modules.
	 *
	 * @param list<string> $ids Module IDs.
	 * @return array{imports: array<string, string>, scripts: list<string>, html: string} What is in the import map; IDs
	 * of script elements.
	 */
	private function page( array $ids ): array {
		array_map( 'wp_enqueue_script_module', $ids );
		// Only what prints modules is of interest.
		foreach ( array( 'wp_head', 'wp_footer' ) as $hook ) {
			remove_all_actions( $hook );
			add_action( $hook, array( ViewModules::class, 'arrange' ), 9, 0 );
		}
		wp_script_modules()->add_hooks();
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		preg_match( '~type="importmap"[^>]*>(.*?)</script>~s', $html, $map );
		preg_match_all( '~<script[^>]* id="([^"]+)-js-module"~', $html, $scripts );
		$decoded = (array) json_decode( $map[1] ?? '', true );
		/**
		 * Addresses by ID.
		 *
		 * @var array<string, string> $imports
		 */
		$imports = $decoded['imports'] ?? array();

		return array(
			'imports' => $imports,
			'scripts' => $scripts[1],
			'html'    => $html,
		);
	}

	public function test_what_a_header_has_is_one_file_that_every_import_leads_to(): void {
		$page = $this->page( array( ...self::KIT, '@eidan/anchors' ) );

		self::assertSame( array( '@eidan/anchors', '@eidan/group-kit' ), $page['scripts'] );
		foreach ( array( '@eidan/runtime', '@eidan/overlay', '@eidan/near' ) as $id ) {
			self::assertStringContainsString( 'build/groups/kit.js?ver=', $page['imports'][ $id ] );
		}
		self::assertSame( 1, preg_match( '~ src="([^"]+groups/kit\.js[^"]*)"~', $page['html'], $src ) );
		self::assertSame( $page['imports']['@eidan/runtime'], $src[1], 'Another address would be another instance.' );
		self::assertStringContainsString( 'wp-script-module-data-@eidan/search', $page['html'] );
	}

	public function test_one_may_be_missing_of_many_and_no_more(): void {
		self::assertSame( array( '@eidan/group-kit' ), $this->page( array_slice( self::KIT, 1 ) )['scripts'] );
	}

	public function test_a_page_with_less_has_the_modules_themselves(): void {
		$ids = array_slice( self::KIT, 0, 3 );
		self::assertEqualsCanonicalizing( $ids, $this->page( $ids )['scripts'] );
	}

	public function test_modules_of_blocks_wait_if_there_are_three(): void {
		$page = $this->page( array( '@eidan/tabs', '@eidan/lightbox', '@eidan/slider', '@eidan/popup' ) );

		self::assertEqualsCanonicalizing( array( '@eidan/near', '@eidan/popup' ), $page['scripts'] );
		// WordPress 6.8 escapes slashes.
		$html = str_replace( '\/', '/', $page['html'] );
		self::assertStringContainsString( '"tabs":"@eidan/tabs"', $html );
		self::assertStringContainsString( 'build/view/tabs.js', $page['imports']['@eidan/tabs'] );
		self::assertStringContainsString( 'build/groups/slider.js', $page['imports']['@eidan/slider'] );
		self::assertStringContainsString( 'build/groups/slider.js', $page['imports']['@eidan/motion'] );
		self::assertArrayHasKey( '@eidan/overlay', $page['imports'], 'What they import is known as well.' );
		self::assertSame( 1, substr_count( $html, 'view/tabs.js' ), 'Nothing is preloaded.' );
	}

	public function test_two_do_not_wait_unless_the_header_brings_what_waits_for_them(): void {
		$two = array( '@eidan/tabs', '@eidan/lightbox' );
		self::assertEqualsCanonicalizing( $two, $this->page( $two )['scripts'] );
		self::assertSame( array( '@eidan/group-kit' ), $this->page( array( ...$two, ...self::KIT ) )['scripts'] );
	}

	public function test_a_site_can_have_a_module_at_once(): void {
		$ids = array( '@eidan/tabs', '@eidan/lightbox', '@eidan/video', '@eidan/list' );
		add_filter(
			'eidan_waiting_modules',
			static fn ( mixed $waiting ): array => array_diff( (array) $waiting, array( '@eidan/tabs' ) )
		);
		self::assertEqualsCanonicalizing( array( '@eidan/tabs', '@eidan/near' ), $this->page( $ids )['scripts'] );
	}

	public function test_nothing_waits_where_wordpress_exchanges_parts_of_the_page(): void {
		self::assertSame( '<p>', ViewModules::look( '<p>' ) );
		ViewModules::look( '<div data-wp-router-region="query-1">' );
		$ids = array( '@eidan/tabs', '@eidan/lightbox', '@eidan/video' );
		self::assertEqualsCanonicalizing( $ids, $this->page( $ids )['scripts'] );
	}

	public function test_a_product_has_one_file_though_its_bar_comes_with_the_footer(): void {
		$ids = array( '@eidan/shop-gallery', '@eidan/slider', '@eidan/lightbox', '@eidan/shop-quantity' );
		self::assertSame( array( '@eidan/group-product' ), $this->page( $ids )['scripts'] );
		self::assertStringContainsString( 'groups/product.js', (string) ViewModules::src( 'x', '@eidan/shop-sticky' ) );
		self::assertSame( 'x', ViewModules::src( 'x', '@eidan/list' ) );
	}

	public function test_every_group_is_built_and_its_modules_are_known(): void {
		$manifest = Assets::manifest();
		// Those that blocks bring come last.
		self::assertSame( array( 'kit', 'product', 'slider', 'cart' ), array_keys( $manifest['groups'] ) );
		self::assertEqualsCanonicalizing( self::KIT, $manifest['groups']['kit']['members'] );
		foreach ( $manifest['groups'] as $name => $group ) {
			self::assertFileExists( EIDAN_DIR . "/build/groups/$name.js" );
		}
	}

	public function test_modules_have_low_priority_on_every_wordpress(): void {
		$script = array( 'id' => '@eidan/tabs-js-module' );
		self::assertSame( $script + array( 'fetchpriority' => 'low' ), ViewModules::wait_for_content( $script ) );
		foreach ( array(
			array( 'id' => 'other-js-module' ),
			array(
				'id'            => '@eidan/tabs-js-module',
				'fetchpriority' => 'high',
			),
			null,
		) as $other ) {
			self::assertSame( $other, ViewModules::wait_for_content( $other ) );
		}
	}
}
