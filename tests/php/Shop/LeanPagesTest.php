<?php
/**
 * Tests of pages that show nothing of the shop, on a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Plugin\Rest;
use Eidan\Plugin\Uninstall;
use Eidan\Settings\Settings;
use Eidan\Shop\LeanPages;
use Eidan\Shop\LeftOut;
use Eidan\Shop\ScriptNeeds;
use Eidan\Tests\TestCase;

final class LeanPagesTest extends TestCase {

	private const SHEETS = array( 'woocommerce-layout', 'woocommerce-smallscreen', 'woocommerce-general' );

	/** Begins a page with this content, up to where its scripts and styles are chosen. */
	private function head( string $content = '<p>Hello</p>', ?callable $before = null, ?callable $after = null ): void {
		$id = (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'A page',
				'post_content' => $content,
			)
		);
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A page view of the test.
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $id ) );
		wp_scripts()->queue  = array();
		wp_styles()->queue   = array();
		LeanPages::reset();
		if ( null !== $before ) {
			$before();
		}
		LeanPages::before();
		// WooCommerce remembers what it registered, and each test has its own scripts and styles.
		$scripts = array_filter(
			array( 'registered_scripts', 'scripts' ),
			static fn ( string $name ): bool => property_exists( \WC_Frontend_Scripts::class, $name )
		);
		foreach ( array( ...$scripts, 'styles' ) as $name ) {
			$property = new \ReflectionProperty( \WC_Frontend_Scripts::class, $name );
			$property->setAccessible( true );
			$property->setValue( null, array() );
		}
		\WC_Frontend_Scripts::load_scripts();
		LeanPages::leave_out();
		if ( null !== $after ) {
			$after();
		}
		LeanPages::settle();
	}

	private static function lean( string $always = '' ): void {
		update_option(
			Settings::OPTION,
			array(
				'shop' => array(
					'lean'   => true,
					'always' => $always,
				),
			)
		);
	}

	private static function assert_lean( bool $lean, string $why = '' ): void {
		foreach ( self::SHEETS as $handle ) {
			self::assertSame( ! $lean, wp_style_is( $handle ), "$handle $why" );
		}
		self::assertSame( ! $lean, wp_script_is( 'woocommerce' ), $why );
		self::assertSame( ! $lean, wp_script_is( 'jquery' ), $why );
	}

	public function test_pages_are_as_before_until_the_owner_wants_it(): void {
		$this->head();
		self::assert_lean( false );
		LeanPages::note();
		self::assertFalse( get_option( LeftOut::OPTION ) );
	}

	public function test_a_page_without_the_shop_is_spared_its_files(): void {
		self::lean();
		$this->head();
		self::assert_lean( true );
	}

	public function test_what_is_written_keeps_them(): void {
		self::lean();
		$texts = array( '[products]', '<!-- wp:woocommerce/featured-product /-->', '<a class="add_to_cart_button">' );
		foreach ( $texts as $text ) {
			$this->head( $text );
			self::assert_lean( false, $text );
		}
	}

	public function test_what_a_page_builder_keeps_beside_the_content_keeps_them(): void {
		self::lean();
		$build = static function ( string $data ): callable {
			return static function () use ( $data ): void {
				update_post_meta( (int) get_queried_object_id(), '_builder_data', wp_slash( $data ) );
			};
		};
		$this->head( before: $build( '[{"widget":"text","settings":{"text":"About us"}}]' ) );
		self::assert_lean( true );
		$this->head( before: $build( '[{"widget":"shortcode","settings":{"code":"[products limit=\"1\"]"}}]' ) );
		self::assert_lean( false );
	}

	public function test_pages_of_the_shop_keep_them(): void {
		self::lean();
		$filters = array( 'woocommerce_is_checkout', 'woocommerce_is_account_page', 'eidan_page_shows_shop' );
		foreach ( $filters as $filter ) {
			add_filter( $filter, '__return_true' );
			$this->head();
			self::assert_lean( false, $filter );
			remove_filter( $filter, '__return_true' );
		}
		update_option( 'woocommerce_demo_store', 'yes' );
		$this->head();
		self::assert_lean( false, 'the notice of the store' );
	}

	public function test_a_widget_of_the_shop_keeps_them(): void {
		self::lean();
		$set = static function ( string $sidebar, string $id ): void {
			add_filter( 'sidebars_widgets', static fn (): array => array( $sidebar => array( $id ) ) );
		};
		$set( 'wp_inactive_widgets', 'woocommerce_products-2' );
		$this->head();
		self::assert_lean( true, 'inactive' );
		$set( 'sidebar-1', 'woocommerce_products-2' );
		$this->head();
		self::assert_lean( false, 'a widget of its own' );
		$set( 'sidebar-1', 'block-2' );
		update_option( 'widget_block', array( 2 => array( 'content' => '<!-- wp:html -->x<!-- /wp:html -->' ) ) );
		$this->head();
		self::assert_lean( true, 'another widget' );
		update_option( 'widget_block', array( 2 => array( 'content' => '<!-- wp:woocommerce/mini-cart /-->' ) ) );
		$this->head();
		self::assert_lean( false, 'a block of the shop in a widget' );
	}

	public function test_what_others_ask_for_stays(): void {
		self::lean();
		$other = static fn () => wp_enqueue_style( 'woocommerce-general', 'https://example.com/g.css', array(), '1' );
		$this->head( before: $other );
		self::assertTrue( wp_style_is( 'woocommerce-general' ), 'Somebody else had enqueued it.' );
		self::assertFalse( wp_style_is( 'woocommerce-layout' ) );
		$this->head( after: static fn () => wp_enqueue_script( 'woocommerce' ) );
		self::assertTrue( wp_script_is( 'woocommerce' ), 'Somebody else enqueues it.' );
		$other = static fn () =>
			wp_enqueue_script( 'x', 'https://example.com/x.js', array( 'wc-add-to-cart' ), '1', true );
		$this->head( after: $other );
		// WooCommerce before 10.3 names it as others do.
		$blocking = wp_script_is( 'wc-jquery-blockui', 'registered' ) ? 'wc-jquery-blockui' : 'jquery-blockui';
		foreach ( array( 'jquery', 'wc-add-to-cart', $blocking ) as $handle ) {
			self::assertTrue( wp_script_is( $handle ), "$handle, by what depends on it" );
		}
		self::assertFalse( wp_script_is( 'woocommerce' ) );
		add_filter(
			'woocommerce_enqueue_styles',
			static fn ( array $styles ): array => $styles + array(
				'of-a-theme' => array(
					'src'     => 'https://example.com/theme.css',
					'deps'    => '',
					'version' => '1',
					'media'   => 'all',
				),
			)
		);
		$this->head();
		self::assertTrue( wp_style_is( 'of-a-theme' ) );
		self::assertFalse( wp_style_is( 'woocommerce-general' ) );
	}

	public function test_who_asks_for_them_hears_that_they_are_there(): void {
		self::lean();
		$heard = array();
		$ask   = static function () use ( &$heard ): void {
			foreach ( array( 'woocommerce', 'wc-add-to-cart', 'jquery' ) as $handle ) {
				$heard[ $handle ] = wp_script_is( $handle ) && wp_script_is( $handle, 'enqueued' );
			}
			$heard['style'] = wp_style_is( 'woocommerce-general' );
			if ( $heard['woocommerce'] ) {
				wp_enqueue_script( 'wishes', 'https://example.com/w.js', array( 'jquery' ), '1', true );
			}
		};
		$this->head( after: $ask );
		self::assertCount( 4, array_filter( $heard ) );
		self::assertTrue( wp_script_is( 'wishes' ) );
		self::assertTrue( wp_script_is( 'jquery' ), 'What they added brings it.' );
		self::assertFalse( wp_script_is( 'woocommerce' ), 'They only asked.' );
		self::assertFalse( wp_style_is( 'woocommerce-general' ) );
		self::assertNotContains( 'eidan-lean-pages', wp_scripts()->queue );
	}

	public function test_code_that_others_add_to_them_is_printed(): void {
		self::lean();
		$this->head( after: static fn () => wp_add_inline_script( 'wc-add-to-cart', 'window.added = 1;' ) );
		self::assertTrue( wp_script_is( 'wc-add-to-cart' ) );
		self::assertFalse( wp_script_is( 'woocommerce' ), 'Nobody has added anything to this one.' );
		wp_scripts()->add_data( 'wc-add-to-cart', 'after', array() );

		$this->head( after: static fn () => wp_localize_script( 'jquery', 'address', array( 'ajax' => '/' ) ) );
		self::assertTrue( wp_script_is( 'jquery' ) );
		self::assertFalse( wp_script_is( 'wc-add-to-cart' ) );
		wp_scripts()->add_data( 'jquery-core', 'data', '' );

		$this->head( after: static fn () => wp_add_inline_style( 'woocommerce-layout', 'p { color: red; }' ) );
		self::assertTrue( wp_style_is( 'woocommerce-layout' ) );
		self::assertFalse( wp_style_is( 'woocommerce-general' ) );
		wp_styles()->add_data( 'woocommerce-layout', 'after', array() );

		$this->head();
		self::assert_lean( true );
		wp_add_inline_script( 'woocommerce', 'window.late = 1;' );
		LeanPages::before_footer();
		self::assertTrue( wp_script_is( 'woocommerce' ), 'Added by something in the page.' );
		wp_scripts()->add_data( 'woocommerce', 'after', array() );
	}

	public function test_code_queued_for_the_foot_of_the_page_has_jquery(): void {
		self::lean();
		$this->head();
		LeanPages::before_footer();
		self::assertFalse( wp_script_is( 'jquery' ) );
		$GLOBALS['wc_queued_js'] = 'track();';
		LeanPages::before_footer();
		unset( $GLOBALS['wc_queued_js'] );
		self::assertTrue( wp_script_is( 'jquery' ) );
		self::assertFalse( wp_script_is( 'woocommerce' ) );
	}

	public function test_a_script_has_what_it_uses_without_saying_so(): void {
		self::lean();
		$folder = WP_CONTENT_DIR . '/uploads/eidan-needs';
		wp_mkdir_p( $folder );
		$scripts = array(
			'quiet'   => 'document.body.hidden = false;',
			'wishes'  => '(()=>{const e=window.jQuery;e("p").on("click",()=>wc_add_to_cart_params.ajax_url)})();',
			'waiting' => 'jQuery(".x").block({message:null});',
		);
		foreach ( $scripts as $name => $code ) {
			file_put_contents( "$folder/$name.js", $code );
		}
		$add = static function ( string ...$names ): callable {
			return static function () use ( $names ): void {
				foreach ( $names as $name ) {
					wp_deregister_script( $name );
					wp_enqueue_script( $name, content_url( "/uploads/eidan-needs/$name.js" ), array(), '1', true );
				}
			};
		};
		$all = static function (): array {
			$scripts = wp_scripts();
			$scripts->all_deps( $scripts->queue );
			return $scripts->to_do;
		};
		$this->head( after: $add( 'quiet' ) );
		self::assertNotContains( 'jquery', $all() );
		$blocking = wp_script_is( 'wc-jquery-blockui', 'registered' ) ? 'wc-jquery-blockui' : 'jquery-blockui';

		wp_scripts()->to_do = array();
		$this->head( before: $add( 'wishes', 'quiet' ) );
		$order = array_flip( $all() );
		self::assertArrayHasKey( 'wc-add-to-cart', $order );
		self::assertArrayNotHasKey( 'woocommerce', $order );
		self::assertLessThan( $order['wishes'], $order['jquery'], 'In front of what uses it.' );
		wp_scripts()->to_do = array();
		$this->head();
		$add( 'waiting' )();
		LeanPages::before_footer();
		$order = array_flip( $all() );
		self::assertLessThan( $order['waiting'], $order[ $blocking ], 'Enqueued by something in the page.' );
		wp_scripts()->to_do = array();
		$queries            = $GLOBALS['wpdb']->num_queries;
		LeanPages::before_footer();
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries, 'It is remembered.' );
		self::assertCount( 3, (array) get_option( ScriptNeeds::OPTION ) );
		foreach ( array_keys( $scripts ) as $name ) {
			wp_deregister_script( $name );
			wp_delete_file( "$folder/$name.js" );
		}
		Uninstall::site();
		self::assertFalse( get_option( ScriptNeeds::OPTION ) );
	}

	public function test_a_style_that_woocommerce_has_for_the_theme_stays(): void {
		self::lean();
		add_filter(
			'woocommerce_enqueue_styles',
			static function ( array $styles ): array {
				$styles['woocommerce-general']['src'] = WC()->plugin_url() . '/assets/css/twenty-twenty-one.css';
				return $styles;
			}
		);
		$this->head();
		self::assertTrue( wp_style_is( 'woocommerce-general' ) );
		self::assertFalse( wp_style_is( 'woocommerce-layout' ) );
	}

	public function test_order_attribution_stays(): void {
		self::lean();
		$orders = static fn () =>
			wp_enqueue_script( 'wc-order-attribution', 'https://example.com/o.js', array(), '1', true );
		$this->head( before: $orders );
		self::assertTrue( wp_script_is( 'wc-order-attribution' ) );
		$this->head( after: $orders );
		self::assertTrue( wp_script_is( 'wc-order-attribution' ) );
	}

	public function test_what_is_shown_later_brings_them_back(): void {
		self::lean();
		$this->head();
		self::assertSame( '<p>x</p>', LeanPages::block( '<p>x</p>', array( 'blockName' => 'core/paragraph' ) ) );
		self::assert_lean( true );
		self::assertStringEndsWith(
			'<i>x</i>',
			(string) LeanPages::block( '<i>x</i>', array( 'blockName' => 'woocommerce/mini-cart' ) )
		);
		self::assert_lean( false );
		LeanPages::note();
		self::assertFalse( get_option( LeftOut::OPTION ), 'Nothing was left out.' );
		$this->head();
		ob_start();
		do_action( 'dynamic_sidebar', array( 'id' => 'search-2' ) );
		self::assert_lean( true );
		do_action( 'dynamic_sidebar', array( 'id' => 'woocommerce_products-2' ) );
		ob_end_clean();
		self::assert_lean( false );
		$this->head();
		ob_start();
		do_action( 'woocommerce_before_template_part', 'loop/price.php', '', '', array() );
		ob_end_clean();
		self::assert_lean( false );
	}

	public function test_what_was_shown_before_the_head_keeps_them(): void {
		self::lean();
		$this->head( before: static fn () => LeanPages::block( '', array( 'blockName' => 'woocommerce/cart' ) ) );
		self::assert_lean( false );
	}

	public function test_the_style_of_blocks_goes_unless_somebody_asks_for_it(): void {
		self::lean();
		$this->head();
		LeanPages::before();
		wp_enqueue_style( 'wc-blocks-style' );
		LeanPages::leave_out_blocks();
		self::assertFalse( wp_style_is( 'wc-blocks-style' ) );
		$this->head();
		wp_enqueue_style( 'wc-blocks-style' );
		LeanPages::before();
		LeanPages::leave_out_blocks();
		self::assertTrue( wp_style_is( 'wc-blocks-style' ) );
	}

	public function test_the_owner_reads_what_was_left_out_and_brings_it_back(): void {
		self::lean();
		$this->head();
		LeanPages::note();
		$state = Rest::state();
		$list  = array_column( (array) $state['leftOut'], null, 'handle' );
		self::assertContains( 'jquery', array_keys( $list ) );
		self::assertNotContains( 'jquery-core', array_keys( $list ) );
		self::assertSame( 'Only WooCommerce asks for these.', $list['jquery']['why'] );
		self::assertSame( 'Style', $list['woocommerce-general']['what'] ?? 'Style' );
		self::assertSame( 'Pages and posts', $list['woocommerce']['pages'] );
		$stored = get_option( LeftOut::OPTION );
		LeanPages::note();
		self::assertSame( $stored, get_option( LeftOut::OPTION ) );

		self::lean( "jquery\nwoocommerce-layout" );
		self::assertNotContains( 'jquery', array_column( LeftOut::for_screen(), 'handle' ) );
		$this->head();
		self::assertTrue( wp_script_is( 'jquery' ) );
		self::assertFalse( wp_script_is( 'woocommerce' ) );
		self::assertTrue( wp_style_is( 'woocommerce-layout' ) );
		self::assertFalse( wp_style_is( 'woocommerce-general' ) );

		update_option( Settings::OPTION, array() );
		self::assertSame( array(), LeftOut::for_screen() );
		Uninstall::site();
		self::assertFalse( get_option( LeftOut::OPTION ) );
	}
}
