<?php
/**
 * The site in another style, for those who may choose one.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Style;

use Eidan\Demo\Canvas;
use Eidan\Demo\Choice;
use Eidan\Demo\Files;
use Eidan\Demo\Fonts;
use Eidan\Demo\GlobalStyles;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\Look;
use Eidan\Demo\Markup;
use Eidan\Demo\Parts;
use Eidan\Demo\Shop;
use Eidan\Demo\Starters;
use Eidan\Demo\Styles;
use Eidan\Patterns\Macros;
use Eidan\Posts\Fingerprint;
use Eidan\Support\Text;
use Eidan\Support\Value;

/**
 * Serves any page with `?eidan_style=SLUG&_eidan=NONCE` in that style. Nothing is stored and no font is installed.
 * Without the right to change the site's looks, or with a nonce of somebody else's, the parameters do nothing.
 */
final class Preview {

	public const PARAMETER = 'eidan_style';
	public const NONCE     = '_eidan';
	public const STARTER   = 'eidan_starter';

	/** Blocks that show items, of which a fresh site has none. */
	private const LISTS = '/<!-- wp:(?:query|eidan\/(?:[a-z-]+-list|portfolio-[a-z-]+|clients-[a-z-]+))[ {]/';

	/**
	 * The address of the front page in a style.
	 *
	 * @param string      $style   Slug.
	 * @param string|null $starter Slug of the starter that a fresh site is shown with.
	 */
	public static function address( string $style, ?string $starter = null ): string {
		return add_query_arg(
			array(
				self::PARAMETER => $style,
				self::NONCE     => wp_create_nonce( self::PARAMETER ),
			) + ( null === $starter ? array() : array( self::STARTER => $starter ) ),
			home_url( '/' )
		);
	}

	/** Action `wp`: dresses this page view, if it may. */
	public static function prepare(): void {
		$style = self::asked();
		if ( '' === $style ) {
			return;
		}
		$ledger = Switcher::ledger();
		$demo   = Ledger::OPTION === $ledger->option;
		// The demo dresses one theme only.
		$fresh = ! $demo && Look::fits() && is_front_page() && Importer::is_fresh();
		Choice::make( $fresh ? self::starter() : Choice::starter(), $style );
		$markup = new Markup( $demo || $fresh ? new Ledger() : null );
		$fill   = static fn( string $source ): string => Macros::fill_with( $source, $markup->fill( ... ) );
		$folder = $demo || $fresh ? 'templates/' : 'own/';
		$parts  = array();
		foreach ( Parts::AREAS as $area ) {
			// Before an import there is no menu of the demo's.
			$part = str_replace( 'navigation:0', 'pages', $fill( Files::markup( $folder . $area ) ) );

			$parts[ Parts::slug( $area ) ] = array( $area, $part );
		}
		unset( $parts[''] );
		add_filter( 'wp_theme_json_data_user', array( self::class, 'styles' ), 99 );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		wp_clean_theme_json_cache();
		add_filter(
			'pre_render_block',
			static fn( mixed $html, mixed $block ): mixed => null === $html && is_array( $block )
				? self::part( $block, $parts )
				: $html,
			10,
			2
		);
		if ( $demo ) {
			$home = $ledger->entry( 'page/home' );
			$own  = null === $home || Fingerprint::edited( $home['id'], $home['print'] );
			add_filter(
				'the_content',
				static fn( mixed $content ): mixed => ! $own && get_the_ID() === $home['id']
					? $fill( Files::markup( 'pages/home' ) )
					: $content,
				1
			);
		} elseif ( $fresh ) {
			$content = self::page( $fill( Files::markup( 'pages/home' ) ) );
			add_filter( 'pre_option_blogname', static fn(): string => Starters::word( 'title' ) );
			add_filter( 'get_pages', array( self::class, 'pages' ) );
			add_filter( 'page_link', static fn( mixed $link, mixed $id ): mixed => $id < 0 ? '#' : $link, 10, 2 );
			add_filter( 'template_include', static fn(): string => Canvas::of( $content, 'preview' ), 99 );
		}
		self::keep_to_oneself();
	}

	/**
	 * Filter `wp_theme_json_data_user`: the style in place of the owner's styles.
	 *
	 * @param mixed $data Owner's styles.
	 */
	public static function styles( mixed $data ): mixed {
		return $data instanceof \WP_Theme_JSON_Data
			? new \WP_Theme_JSON_Data( GlobalStyles::rules( Fonts::unstored(), Shop::has_woocommerce() ), 'custom' )
			: $data;
	}

	/** @return list<\WP_Post> Filter `get_pages`: the pages of the starter in the menu of a site that has none. */
	public static function pages(): array {
		$pages = array();
		foreach ( Starters::pages( Starters::current() ) as $slug => $page ) {
			if ( 'home' !== $slug && 'widgets' !== $slug && false !== ( $page['menu'] ?? true ) ) {
				$pages[] = new \WP_Post(
					(object) array(
						'ID'         => -1 - count( $pages ),
						'post_type'  => 'page',
						'post_title' => Files::text( $page, 'title', $slug ),
						'filter'     => 'raw',
					)
				);
			}
		}

		return $pages;
	}

	/** The starter that a fresh site is shown with. */
	private static function starter(): string {
		// phpcs:ignore WordPress.Security -- Whoever may see a preview may see it with any starter; it is one of a list.
		$starter = $_GET[ self::STARTER ] ?? null;

		return is_string( $starter ) && in_array( $starter, Starters::slugs(), true ) ? $starter : Choice::starter();
	}

	/** The style that is asked for by somebody who may see it; '' otherwise. */
	private static function asked(): string {
		// phpcs:disable WordPress.Security -- Both are checked here.
		$style = $_GET[ self::PARAMETER ] ?? null;
		$nonce = $_GET[ self::NONCE ] ?? null;
		// phpcs:enable
		$may = is_string( $style )
			&& is_string( $nonce )
			&& ! is_admin()
			&& ! is_feed()
			&& current_user_can( 'edit_theme_options' )
			&& false !== wp_verify_nonce( $nonce, self::PARAMETER )
			&& in_array( $style, Styles::slugs(), true )
			&& State::fits();

		return $may ? $style : '';
	}

	/**
	 * Filter `pre_render_block`: header and footer of the style in place of the theme's.
	 *
	 * @param array<mixed>                         $block Parsed block.
	 * @param array<string, array{string, string}> $parts Area and markup by slug.
	 * @return string|null Null for other blocks.
	 */
	private static function part( array $block, array $parts ): ?string {
		$attributes = Value::group( $block, 'attrs' );
		$slug       = $attributes['slug'] ?? null;
		$part       = is_string( $slug ) ? $parts[ $slug ] ?? null : null;
		if ( 'core/template-part' !== ( $block['blockName'] ?? '' ) || null === $part || '' === $part[1] ) {
			return null;
		}
		$html = "<$part[0] class=\"wp-block-template-part\">" . do_blocks( $part[1] ) . "</$part[0]>";
		// What listens to template parts takes this for one.
		$instance = new \WP_Block(
			array(
				'blockName' => 'core/template-part',
				'attrs'     => $attributes,
			)
		);
		foreach ( array( 'render_block', 'render_block_core/template-part' ) as $filter ) {
			// phpcs:ignore WordPress.NamingConventions -- WordPress's own.
			$html = Text::of( apply_filters( $filter, $html, $block, $instance ) );
		}

		return $html;
	}

	/**
	 * A whole page for a site that has none: the front page of the starter, without lists.
	 *
	 * @param string $home Blocks of that page.
	 */
	private static function page( string $home ): string {
		$sections = array_filter(
			array_map( 'serialize_block', parse_blocks( $home ) ),
			static fn( string $section ): bool => 1 !== preg_match( self::LISTS, $section )
		);
		$header   = Parts::slug( 'header' );
		$footer   = Parts::slug( 'footer' );

		return "<!-- wp:template-part {\"slug\":\"$header\"} /-->\n\n"
			. '<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"}}},'
			. '"layout":{"type":"constrained"}} --><main class="wp-block-group" style="margin-top:0">'
			. implode( '', $sections ) . '</main>'
			. "<!-- /wp:group -->\n\n<!-- wp:template-part {\"slug\":\"$footer\"} /-->";
	}

	/** Neither caches nor search engines nor other sites get a preview. Its links lead on in the same style. */
	private static function keep_to_oneself(): void {
		add_action( 'wp_footer', array( self::class, 'print_links' ) );
		if ( ! headers_sent() ) {
			nocache_headers();
			// The address has a nonce in it.
			header( 'Referrer-Policy: same-origin' );
		}
		Canvas::frame( array( 'X-Robots-Tag' => 'noindex' ) );
	}

	/** Action `wp_footer`: prints the script that keeps the preview when a link is followed or a form is sent. */
	public static function print_links(): void {
		$names = wp_json_encode( array( self::PARAMETER, self::NONCE ) );
		wp_print_inline_script_tag(
			"{const n=$names,q=new URLSearchParams(location.search);"
			. 'addEventListener("click",(e)=>{const a=e.target.closest?.("a[href]");'
			. 'if(!a||a.getAttribute("href").startsWith("#"))return;const u=new URL(a.href);'
			. 'if(u.origin===location.origin&&!/\/wp-(admin|login)/.test(u.pathname)){'
			. 'n.forEach((k)=>u.searchParams.set(k,q.get(k)));a.href=u}},true);'
			. 'addEventListener("submit",(e)=>{const f=e.target;'
			. 'if(f.method!=="get"||new URL(f.action).origin!==location.origin)return;'
			. 'n.forEach((k)=>{const i=document.createElement("input");i.type="hidden";i.name=k;i.value=q.get(k);'
			. 'f.append(i)})},true)}'
		);
	}
}
