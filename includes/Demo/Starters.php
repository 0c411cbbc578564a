<?php
/**
 * The starters in assets/demo/starters/: kinds of sites.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Value;

/** A starter says which pages, menu and words the demo has. What it has no file for comes from assets/demo/ itself. */
final class Starters {

	private const FOLDER = 'starters/';

	/** What a page is that only a starter has. */
	private const PAGE = array(
		'template' => 'page-no-title',
		'author'   => 'maja',
		'days'     => 20,
	);

	/** @return array<string, array<string, mixed>> All starters by slug, in their order. */
	public static function all(): array {
		return Files::folders( self::FOLDER, 'starter' );
	}

	/** @return list<string> Their slugs. */
	public static function slugs(): array {
		return Files::slugs( self::FOLDER, 'starter' );
	}

	/** Whether there is a starter. */
	public static function exists( string $slug ): bool {
		return is_file( Files::DIR . self::FOLDER . $slug . '/starter.json' );
	}

	/**
	 * Whether the current starter has a file of its own.
	 *
	 * @param string $path Path inside its folder.
	 */
	public static function has_file( string $path ): bool {
		return is_file( Files::DIR . self::FOLDER . Choice::starter() . '/' . $path );
	}

	/**
	 * The current starter.
	 *
	 * @return array<string, mixed> Its starter.json.
	 */
	public static function current(): array {
		return Files::json( self::FOLDER . Choice::starter() . '/starter' );
	}

	/**
	 * The pages of a starter, in the order of its menu.
	 *
	 * @param array<string, mixed> $starter A starter.json.
	 * @return array<string, array<string, mixed>> Fields by slug; `menu` is false for a page that its menu leaves out.
	 */
	public static function pages( array $starter ): array {
		$pages = array();
		foreach ( Value::group( $starter, 'pages' ) as $key => $page ) {
			$page = is_array( $page ) ? $page : array( 'slug' => $page );
			$slug = is_string( $page['slug'] ?? null ) ? $page['slug'] : $key;
			if ( is_string( $slug ) ) {
				unset( $page['slug'] );
				$pages[ $slug ] = Files::fields( $page );
			}
		}

		return $pages;
	}

	/**
	 * The pages of the current starter in the format of pages.json. Those below a page come with it.
	 *
	 * @return array<string, array<string, mixed>> By slug.
	 */
	public static function items(): array {
		$pages = self::pages( self::current() );
		$all   = Files::items( 'pages' );
		$items = array();
		foreach ( $all as $slug => $fields ) {
			if ( isset( $pages[ $slug ] ) || isset( $pages[ Files::text( $fields, 'parent' ) ] ) ) {
				$items[ $slug ] = $fields;
			}
		}
		$order = 0;
		foreach ( $pages as $slug => $own ) {
			++$order;
			unset( $own['menu'] );
			$items[ $slug ] = array_replace( $items[ $slug ] ?? self::PAGE + array( 'order' => $order ), $own );
		}

		return $items;
	}

	/**
	 * Whether a kind of items comes with the current starter.
	 *
	 * @param string $kind Such as 'posts'; 'products' and 'widgets', too. Pages always come.
	 */
	public static function has( string $kind ): bool {
		$content = Value::group( self::current(), 'content' );

		return 'pages' === $kind || isset( $content[ $kind ] ) || in_array( $kind, $content, true );
	}

	/**
	 * Items of a kind that come with the current starter: all, unless its `content` lists some of them.
	 *
	 * @param string $kind Such as 'posts'.
	 * @return array<string, array<string, mixed>> By slug.
	 */
	public static function of_kind( string $kind ): array {
		$some  = Value::group( self::current(), 'content' )[ $kind ] ?? null;
		$items = Files::items( $kind );
		if ( is_array( $some ) ) {
			$items = array_intersect_key( $items, array_flip( array_filter( $some, 'is_string' ) ) );
		}
		array_walk_recursive(
			$items,
			static function ( mixed &$value ): void {
				$value = is_string( $value ) ? self::said( $value ) : $value;
			}
		);

		return $items;
	}

	/**
	 * A text of the demo in the words of the current starter: what `replace` in its starter.json says stands instead.
	 *
	 * So header, footer, opening and items need no copy for each starter, in whatever style. The images of an opening
	 * are `{{url:opening-1}}` and so on: those that starter.json names, or else those of the style's look.json. A
	 * starter without products has no cart.
	 *
	 * @param string $text Text or block markup, with macros.
	 */
	public static function said( string $text ): string {
		$current = self::current();
		$style   = Styles::of( Choice::style() );
		$replace = array_filter( Value::group( $current, 'replace' ), 'is_string' );
		foreach ( Files::strings( $current, 'images' ) + Files::strings( $style, 'images' ) as $number => $key ) {
			$replace[ ':opening-' . ( $number + 1 ) . '}}' ] = ":$key}}";
		}
		if ( ! self::has( 'products' ) ) {
			$text = (string) preg_replace( '/<!-- wp:eidan\/dropdown-mini-cart .*?\/-->\s*/', '', $text );
		}
		if ( ! self::has_logo() ) {
			$text = str_replace( ',"lightLogo":{{made:picture/logo-light}}', '', $text );
		}

		return array() === $replace ? $text : strtr( $text, $replace );
	}

	/** Whether the current starter has the demo's logo. Others show their title alone. */
	public static function has_logo(): bool {
		return false !== ( self::current()['logo'] ?? true );
	}

	/**
	 * Why a starter cannot be had on this site.
	 *
	 * @param array<string, mixed> $starter A starter.json.
	 * @return string One sentence; '' where it can.
	 */
	public static function refusal( array $starter ): string {
		return 'woocommerce' === ( $starter['needs'] ?? '' ) && ! Shop::has_woocommerce()
			? __( 'Needs WooCommerce: install and activate it first.', 'eidan' )
			: '';
	}

	/** @return array<string, mixed> Title, tagline and permalinks of the current starter. */
	public static function site(): array {
		return array_intersect_key( self::current(), array_flip( array( 'title', 'tagline' ) ) )
			+ Files::json( 'site' );
	}

	/**
	 * A word of the current starter, for the macro `{{site:NAME}}`.
	 *
	 * @param string $name 'title', 'tagline', or a name in `words` of starter.json.
	 */
	public static function word( string $name ): string {
		return Files::text( Files::fields( Value::group( self::current(), 'words' ) ) + self::site(), $name );
	}

	/**
	 * The menu: a file of the starter, or links to its pages.
	 *
	 * @param string $path Path in assets/demo/ without `.html`.
	 */
	public static function menu( string $path ): string {
		if ( Choice::STARTER === Choice::starter() || self::has_file( "$path.html" ) ) {
			return Files::markup( $path );
		}
		$links = array();
		foreach ( self::pages( self::current() ) as $slug => $page ) {
			if ( 'home' !== $slug && false !== ( $page['menu'] ?? true ) ) {
				$label   = wp_json_encode(
					Files::text( $page, 'title', $slug ),
					JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
				);
				$links[] = "<!-- wp:navigation-link {\"label\":$label,\"type\":\"page\",\"id\":{{made:page/$slug}},"
					. "\"url\":\"{{page:$slug}}\",\"kind\":\"post-type\"} /-->";
			}
		}

		return implode( "\n\n", array( ...$links, '{{shop:menu}}' ) );
	}
}
