<?php
/**
 * Pages that show nothing of the shop, without WooCommerce's scripts and styles.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Settings\Settings;
use Eidan\Support\Memory;
use WP_Dependencies;
use WP_Post;

/**
 * WooCommerce enqueues the same scripts and styles on every page. Here they leave the queue of pages that show nothing
 * of the shop, and stay registered: whatever depends on them still brings them, and so does whoever enqueues them at
 * another time than WooCommerce, or adds code to them. jQuery is only there because they depend on it, and goes with
 * them.
 *
 * A block theme has rendered the page before its head. A classic theme has not: there, contents and widgets are looked
 * through, and what is shown of the shop after the head brings everything back.
 */
final class LeanPages {

	/** Scripts that WooCommerce enqueues on every page. Order attribution, which has to see each of them, stays. */
	private const SCRIPTS = array(
		'wc-add-to-cart',
		'woocommerce',
		'wc-address-autocomplete-common',
		'wc-address-autocomplete',
	);

	/** Styles that WooCommerce enqueues on every page, besides those of its filter `woocommerce_enqueue_styles`. */
	private const STYLES = array( 'woocommerce-blocktheme', 'woocommerce-inline', 'wc-address-autocomplete' );

	/** Style of WooCommerce's blocks, which also every page of a block theme gets, for notices. */
	private const BLOCKS = 'wc-blocks-style';

	/** Stands in the queue for what was left out, while others may still ask whether it is there. */
	private const STAND_IN = 'eidan-lean-pages';

	/** @var bool Whether something of the shop was rendered. */
	private bool $shown = false;

	/** @var list<string> Handles that were in the queue before WooCommerce's. */
	private array $before = array();

	/** @var list<string> WooCommerce's own styles that its filter names. */
	private array $sheets = array();

	/** @var list<string>|null Scripts that were left out; null before that is decided. */
	private ?array $scripts = null;

	/** @var list<string> Styles that were left out. */
	private array $styles = array();

	/** Action `wp`: a new page begins. */
	public static function reset(): void {
		$memory          = self::memory();
		$memory->shown   = false;
		$memory->scripts = null;
		$memory->styles  = array();
		$memory->sheets  = array();
		$memory->before  = array();
	}

	/**
	 * Filter `render_block`.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function block( mixed $content, mixed $block = null ): mixed {
		if ( self::memory()->shown || ! is_string( $content ) || ! is_array( $block ) || ! self::is_on() ) {
			return $content;
		}
		$name   = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$attrs  = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$widget = is_string( $attrs['idBase'] ?? null ) ? $attrs['idBase'] : '';

		return ShopSigns::in_block( $name, $widget, $content ) ? self::bring_back() . $content : $content;
	}

	/**
	 * Actions `woocommerce_before_template_part`, `dynamic_sidebar` and `the_widget`.
	 *
	 * @param mixed $what Name of a template of WooCommerce, description of a widget, or class of a widget.
	 */
	public static function part( mixed $what ): void {
		$id = is_array( $what ) ? $what['id'] ?? '' : $what;
		if (
			! self::memory()->shown
			&& is_string( $id )
			&& ( doing_action( 'woocommerce_before_template_part' ) || ShopSigns::in_widget( $id ) )
			&& self::is_on()
		) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own markup.
			echo self::bring_back();
		}
	}

	/**
	 * Filter `woocommerce_enqueue_styles`: notes WooCommerce's own styles. Those that themes and other plugins add to
	 * them stay. So do those that WooCommerce has for one theme (twenty-twenty-one.css): they style every `a.button`,
	 * also of plugins that have nothing to do with the shop.
	 *
	 * @param mixed $styles Styles by handle.
	 */
	public static function sheets( mixed $styles ): mixed {
		$folder = (string) preg_replace( '/^https?:/', '', WC()->plugin_url() . '/assets/css/woocommerce' );
		foreach ( is_array( $styles ) ? $styles : array() as $handle => $style ) {
			$source = is_array( $style ) && is_string( $style['src'] ?? null ) ? $style['src'] : '';
			if ( str_starts_with( (string) preg_replace( '/^https?:/', '', $source ), $folder ) ) {
				self::memory()->sheets[] = (string) $handle;
			}
		}

		return $styles;
	}

	/**
	 * Actions `wp_enqueue_scripts` and `wp_head`, before WooCommerce's: what is in the queue now somebody else wants.
	 */
	public static function before(): void {
		self::memory()->before = array_values(
			array_filter( array( ...wp_scripts()->queue, ...wp_styles()->queue ), is_string( ... ) )
		);
	}

	/** Action `wp_enqueue_scripts`, after WooCommerce's: leaves out what the page does not need. */
	public static function leave_out(): void {
		if ( ! self::is_on() || self::shows_shop() ) {
			return;
		}
		$memory          = self::memory();
		$always          = self::always();
		$kept            = array( ...$memory->before, ...$always );
		$memory->scripts =
			array_values( array_diff( array_intersect( self::SCRIPTS, wp_scripts()->queue ), $kept ) );
		$memory->styles  = array_values(
			array_diff( array_intersect( array( ...self::STYLES, ...$memory->sheets ), wp_styles()->queue ), $kept )
		);
		wp_scripts()->dequeue( $memory->scripts );
		wp_styles()->dequeue( $memory->styles );
		wp_scripts()->enqueue( array_values( array_intersect( $always, array_keys( wp_scripts()->registered ) ) ) );
		wp_styles()->enqueue( array_values( array_intersect( $always, array_keys( wp_styles()->registered ) ) ) );
		// Who asks whether WooCommerce's script is in the queue, to add their own, hears what they would without us.
		// What they add then brings what it depends on.
		wp_register_script( self::STAND_IN, false, $memory->scripts, EIDAN_VERSION, true );
		wp_register_style( self::STAND_IN, false, $memory->styles, EIDAN_VERSION );
		wp_enqueue_script( self::STAND_IN );
		wp_enqueue_style( self::STAND_IN );
	}

	/**
	 * Action `wp_enqueue_scripts`, after all others: what was left out is no longer in the queue for anybody, but for
	 * what somebody has added code to.
	 */
	public static function settle(): void {
		foreach ( array( wp_scripts(), wp_styles() ) as $all ) {
			$all->dequeue( self::STAND_IN );
			$all->remove( self::STAND_IN );
		}
		self::bring_added();
	}

	/**
	 * Action `wp_footer`, before its scripts: the same for code that was added since, and jQuery for code that is
	 * queued with wc_enqueue_js(), which WooCommerce prints as it is.
	 */
	public static function before_footer(): void {
		if ( null === self::memory()->scripts ) {
			return;
		}
		self::bring_added();
		if ( '' !== ( $GLOBALS['wc_queued_js'] ?? '' ) ) {
			wp_enqueue_script( 'jquery' );
		}
	}

	/** Action `wp_head`, after WooCommerce's: leaves out the style of its blocks. */
	public static function leave_out_blocks(): void {
		$memory = self::memory();
		if (
			null !== $memory->scripts
			&& ! $memory->shown
			&& wp_style_is( self::BLOCKS )
			&& ! in_array( self::BLOCKS, array( ...$memory->before, ...self::always() ), true )
		) {
			wp_dequeue_style( self::BLOCKS );
			$memory->styles[] = self::BLOCKS;
		}
	}

	/** Action `wp_footer`, after all scripts: notes what the page was spared, for the settings screen. */
	public static function note(): void {
		$memory = self::memory();
		if ( null === $memory->scripts || $memory->shown ) {
			return;
		}
		LeftOut::add(
			self::missing( wp_scripts(), $memory->scripts ),
			self::missing( wp_styles(), $memory->styles ),
			self::kind()
		);
	}

	/**
	 * What was left out comes back, since something of the shop is shown.
	 *
	 * @return string Styles as HTML, where the head of the page is over: at the end of the page they would move it.
	 */
	private static function bring_back(): string {
		$memory        = self::memory();
		$memory->shown = true;
		if ( null === $memory->scripts ) {
			return '';
		}
		wp_scripts()->enqueue( $memory->scripts );
		wp_styles()->enqueue( $memory->styles );
		if ( array() === $memory->styles || 0 === did_action( 'wp_head' ) || doing_action( 'wp_head' ) ) {
			return '';
		}
		ob_start();
		wp_print_styles( $memory->styles );

		return (string) ob_get_clean();
	}

	/**
	 * Scripts and styles come back that somebody has added code to, as WordPress prints it with them only, and those
	 * that other scripts of the page use without saying so.
	 */
	private static function bring_added(): void {
		$memory = self::memory();
		if ( null === $memory->scripts || $memory->shown ) {
			return;
		}
		$left = array(
			array( wp_scripts(), $memory->scripts ),
			array( wp_styles(), $memory->styles ),
		);
		foreach ( $left as list( $all, $handles ) ) {
			foreach ( self::missing( $all, $handles ) as $handle ) {
				if ( 'woocommerce-inline' !== $handle && self::has_added( $all, $handle ) ) {
					// WordPress adds what is meant for jQuery to the first of its parts.
					$all->enqueue( 'jquery-core' === $handle ? 'jquery' : $handle );
				}
			}
		}
		ScriptNeeds::meet( wp_scripts(), self::missing( wp_scripts(), $memory->scripts ) );
	}

	/**
	 * Whether code was added to a script or a style. WooCommerce adds its own data later, when scripts are printed.
	 *
	 * @param WP_Dependencies $all    Scripts or styles.
	 * @param string          $handle One of them.
	 */
	private static function has_added( WP_Dependencies $all, string $handle ): bool {
		foreach ( array( 'before', 'after', 'data' ) as $kind ) {
			if ( ! in_array( $all->get_data( $handle, $kind ), array( false, '', array() ), true ) ) {
				return true;
			}
		}

		return false;
	}

	/** Whether the page shows something of the shop, as far as that is known before its head. */
	private static function shows_shop(): bool {
		$shows = self::memory()->shown
			|| is_customize_preview()
			|| is_woocommerce()
			|| is_cart()
			|| is_checkout()
			|| is_account_page()
			|| is_wc_endpoint_url()
			|| is_store_notice_showing()
			|| ( ! self::is_rendered() && self::may_show_shop() );

		/**
		 * Filters whether a page shows something of the shop, so that WooCommerce's scripts and styles stay on it.
		 *
		 * @param bool $shows Whether anything of it was found.
		 */
		return true === apply_filters( 'eidan_page_shows_shop', $shows );
	}

	/** Whether the page's template was rendered before its head, as those of block themes are. */
	private static function is_rendered(): bool {
		return wp_is_block_theme() && is_string( $GLOBALS['_wp_current_template_content'] ?? null );
	}

	/** Whether contents of the page or widgets of the site speak of the shop. */
	private static function may_show_shop(): bool {
		global $wp_query;
		foreach ( $wp_query instanceof \WP_Query ? (array) $wp_query->posts : array() as $post ) {
			if ( $post instanceof WP_Post && ShopSigns::in_text( $post->post_content ) ) {
				return true;
			}
		}
		// Page builders keep what they show beside the content. WordPress has read it already, with the page.
		$beside = is_singular() ? get_post_meta( (int) get_queried_object_id() ) : array();
		foreach ( is_array( $beside ) ? $beside : array() as $values ) {
			$texts = array_filter( is_array( $values ) ? $values : array(), is_string( ... ) );
			if ( ShopSigns::in_text( implode( "\n", $texts ) ) ) {
				return true;
			}
		}
		$texts = array();
		foreach ( wp_get_sidebars_widgets() as $sidebar => $widgets ) {
			if ( 'wp_inactive_widgets' === $sidebar || ! is_array( $widgets ) ) {
				continue;
			}
			foreach ( array_filter( $widgets, is_string( ... ) ) as $id ) {
				if ( ShopSigns::in_widget( $id ) ) {
					return true;
				}
				$texts[ _get_widget_id_base( $id ) ] = true;
			}
		}
		foreach ( array_intersect( array( 'block', 'text', 'custom_html' ), array_keys( $texts ) ) as $base ) {
			$text = wp_json_encode( get_option( "widget_$base" ), JSON_UNESCAPED_SLASHES );
			if ( ShopSigns::in_text( (string) $text ) ) {
				return true;
			}
		}

		return false;
	}

	/** @return list<string> Handles that the owner wants on every page. */
	public static function always(): array {
		$lines = Settings::get( 'shop.always' );

		return ShopSigns::handles( is_string( $lines ) ? $lines : '' );
	}

	/**
	 * Handles and all that they depend on, without what was printed after all.
	 *
	 * @param WP_Dependencies $all     Scripts or styles.
	 * @param list<string>    $handles Handles.
	 * @return list<string>
	 */
	private static function missing( WP_Dependencies $all, array $handles ): array {
		$found = array();
		while ( array() !== $handles ) {
			$handle = array_shift( $handles );
			$known  = $all->registered[ $handle ] ?? null;
			if ( ! isset( $found[ $handle ] ) && null !== $known && ! in_array( $handle, $all->done, true ) ) {
				$found[ $handle ] = true;
				array_push( $handles, ...array_values( array_filter( $known->deps, is_string( ... ) ) ) );
			}
		}

		return array_map( static fn( int|string $handle ): string => (string) $handle, array_keys( $found ) );
	}

	/** The kind of page, as LeftOut names it. */
	private static function kind(): string {
		return match ( true ) {
			is_front_page() => 'front',
			is_home()       => 'blog',
			is_singular()   => 'single',
			is_search()     => 'search',
			is_404()        => '404',
			default         => 'archive',
		};
	}

	/** Whether the owner wants lean pages. */
	private static function is_on(): bool {
		return Switches::on( Switches::LEAN );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
