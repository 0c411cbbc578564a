<?php
/**
 * The languages of a site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Languages;

use Closure;
use Eidan\Support\Markup;
use Eidan\Support\Memory;
use Eidan\Support\Text;

/**
 * What is shown is in the language of the page that it is on, also where it comes with a later request: the language
 * goes with the signed settings of a list, see docs/languages.md.
 *
 * Polylang and WPML are known. Another plugin answers the filters `eidan_language` and `eidan_in_language`.
 */
final class Languages {

	/** Pattern of codes, such as `de` or `pt-br`. */
	public const CODE = '/^[a-zA-Z0-9_-]{1,20}$/D';

	/**
	 * The plugin for languages; null if there is none. False until looked up.
	 *
	 * @var Translator|false|null
	 */
	private Translator|false|null $translator = false;

	/**
	 * Code of the language that within() has set; '' = the page's own.
	 *
	 * @var string
	 */
	private string $set = '';

	/**
	 * Attributes of `<html>` while within() has another language; '' = as they are now.
	 *
	 * @var string
	 */
	private string $page = '';

	/**
	 * Attributes of the element in which root() has said the language; '' = none has.
	 *
	 * @var string
	 */
	private string $said = '';

	/**
	 * Code of the language of the page; '' where the site has only one.
	 */
	public static function current(): string {
		if ( '' !== self::memory()->set ) {
			return self::memory()->set;
		}
		/**
		 * The language of the page, for plugins that are not Polylang or WPML.
		 *
		 * @param string $language Its code; '' = the site has one language.
		 */
		$language = Text::of( apply_filters( 'eidan_language', self::translator()?->current() ?? '' ) );

		return self::is_code( $language ) ? $language : '';
	}

	/**
	 * Whether a text can be the code of a language.
	 */
	public static function is_code( string $code ): bool {
		return 1 === preg_match( self::CODE, $code );
	}

	/**
	 * Does something in a language: queries, words, dates and numbers.
	 *
	 * @param string  $language Code of the language; '' = as things are.
	 * @param Closure $work     What to do.
	 * @return mixed What it returns.
	 *
	 * @template T
	 * @phpstan-param Closure(): T $work
	 * @phpstan-return T
	 */
	public static function within( string $language, Closure $work ): mixed {
		$leave = self::enter( $language );
		try {
			return $work();
		} finally {
			$leave();
		}
	}

	/**
	 * Makes a language the current one: that of queries, words, dates and numbers.
	 *
	 * @param string $language Code of the language; '' = as things are.
	 * @return Closure(): void Brings back the language before.
	 */
	public static function enter( string $language ): Closure {
		if ( '' === $language || self::current() === $language ) {
			// Polylang takes the language of a request for data from its address, but not its words.
			return self::speak( $language );
		}
		$memory     = self::memory();
		$before     = $memory->set;
		$translator = self::translator();
		$page       = $memory->page;
		$html       = '' === $page ? get_language_attributes() : $page;
		$restore    = null === $translator ? null : $translator->set( $language );
		/**
		 * Makes a language the current one, for plugins that are not Polylang or WPML.
		 *
		 * @param Closure|null $restore  Called afterwards, without arguments: brings back the language before.
		 * @param string       $language Code of the language.
		 */
		$restore = apply_filters( 'eidan_in_language', $restore, $language );
		$silence = self::speak( $language );

		$memory->set  = $language;
		$memory->page = $html;

		return static function () use ( $memory, $before, $page, $restore, $silence ): void {
			$memory->set  = $before;
			$memory->page = $page;
			$silence();
			if ( is_callable( $restore ) ) {
				$restore();
			}
		};
	}

	/**
	 * Whether the site has a language, by a plugin that is known.
	 *
	 * @param string $language Code of the language, from anywhere.
	 */
	public static function has( string $language ): bool {
		return self::is_code( $language ) && '' !== ( self::translator()?->locale( $language ) ?? '' );
	}

	/**
	 * Prints what shows entries, and has its root say their language, see attributes(). What stands in it says nothing
	 * of its own any more. Where the editor asks for it, its words are in that language, too, and not in the author's.
	 *
	 * @param Closure $render Returns HTML with one root.
	 * @return string The HTML.
	 *
	 * @phpstan-param Closure(): string $render
	 */
	public static function root( Closure $render ): string {
		$language   = self::current();
		$attributes = self::attributes( $language );
		if ( array() === $attributes ) {
			return $render();
		}
		$memory       = self::memory();
		$before       = $memory->said;
		$memory->said = 'lang="' . $attributes['lang'] . '" dir="' . Tag::direction( $attributes['lang'] ) . '"';
		$silence      = wp_is_serving_rest_request() ? self::speak( $language ) : null;
		try {
			$markup = new Markup( $render() );
		} finally {
			$memory->said = $before;
			if ( null !== $silence ) {
				$silence();
			}
		}
		if ( $markup->next_tag() ) {
			foreach ( $attributes as $name => $value ) {
				$markup->set_attribute( $name, $value );
			}
		}

		return $markup->get_updated_html();
	}

	/**
	 * Makes words, dates and numbers those of a language.
	 *
	 * @param string $language Code of the language.
	 * @return Closure(): void Brings back those before.
	 */
	private static function speak( string $language ): Closure {
		$own = '' === $language ? '' : self::translator()?->locale( $language ) ?? '';
		if ( '' === $own || determine_locale() === $own || ! switch_to_locale( $own ) ) {
			return static function (): void {};
		}

		return static function (): void {
			restore_previous_locale();
		};
	}

	/**
	 * What an element says of its language, where that is not the language of the page; and always where a plugin
	 * translates the HTML of pages, or may do so, since it has to know what is translated.
	 *
	 * @param string $language Code of the element's language; '' = the site has one language.
	 * @return array{}|array{lang: string, dir?: string} Attributes. What stands in the element has them from it.
	 */
	public static function attributes( string $language ): array {
		if ( '' === $language ) {
			return array();
		}
		$memory     = self::memory();
		$translator = self::translator();
		$locale     = $translator?->locale( $language ) ?? '';
		$lang       = Tag::of( '' === $locale ? $language : $locale );
		$rewrites   = '' === $memory->said && ( null === $translator || $translator instanceof TranslatePress );
		$around     = '' === $memory->said ? $memory->page : $memory->said;
		// With the filter by which plugins change it.
		$html = '' === $around ? get_language_attributes() : $around;
		if ( '' === $lang || ( ! $rewrites && Tag::is_same( $lang, Tag::in( $html ) ) ) ) {
			return array();
		}
		$dir = Tag::direction( $lang );

		return array( 'lang' => $lang ) + ( Tag::direction_in( $html ) === $dir ? array() : array( 'dir' => $dir ) );
	}

	/**
	 * Ids of posts in a language.
	 *
	 * @param list<int> $ids      Ids of posts.
	 * @param string    $type     Their post type.
	 * @param string    $language Code of the language; '' = unchanged.
	 * @return list<int> A post without translation stays as it is.
	 */
	public static function posts( array $ids, string $type, string $language ): array {
		$translator = '' === $language ? null : self::translator();

		return null === $translator
			? $ids
			: array_map( static fn( int $id ): int => $translator->post( $id, $type, $language ), $ids );
	}

	/**
	 * Ids of terms in a language.
	 *
	 * @param list<int> $ids      Ids of terms.
	 * @param string    $taxonomy Their taxonomy.
	 * @param string    $language Code of the language; '' = unchanged.
	 * @return list<int> A term without translation stays as it is.
	 */
	public static function terms( array $ids, string $taxonomy, string $language ): array {
		$translator = '' === $language ? null : self::translator();

		return null === $translator
			? $ids
			: array_map( static fn( int $id ): int => $translator->term( $id, $taxonomy, $language ), $ids );
	}

	/**
	 * The classic menu in the language of the page.
	 *
	 * @param int $id Term of a menu.
	 */
	public static function menu( int $id ): int {
		$language = self::current();

		return '' === $language ? $id : self::translator()?->menu( $id, $language ) ?? $id;
	}

	/**
	 * The term that posts of a language have.
	 *
	 * @param string $type     Post type.
	 * @param string $language Code of the language.
	 * @return int A term_taxonomy id; 0 = none.
	 */
	public static function mark( string $type, string $language ): int {
		return '' === $language ? 0 : self::translator()?->mark( $type, $language ) ?? 0;
	}

	/**
	 * Address of the front page in the language of the page, with a slash at its end.
	 */
	public static function home(): string {
		// Plugins that filter it may return anything.
		$url = Text::of( home_url( '/' ) );

		return self::translator()?->home( $url ) ?? $url;
	}

	/**
	 * Address of a route of the REST API that answers in the language of the page. The route stands at its end, so that
	 * scripts can add to it.
	 *
	 * @param string $route Route without a slash at its start.
	 */
	public static function rest_url( string $route ): string {
		$language = self::current();

		// TranslatePress puts the language into the address of the API itself.
		return '' === $language || self::translator() instanceof TranslatePress
			? rest_url( $route )
			: add_query_arg( 'lang', $language, trailingslashit( Text::of( get_option( 'home' ) ) ) )
				. '&rest_route=/' . ltrim( $route, '/' );
	}

	/**
	 * The plugin for languages; null if there is none.
	 */
	public static function translator(): ?Translator {
		$memory = self::memory();
		if ( false === $memory->translator ) {
			$memory->translator = match ( true ) {
				// Sites without one of these plugins do not load its class.
				function_exists( 'pll_current_language' ) && Polylang::is_active() => new Polylang(),
				false !== has_filter( 'wpml_current_language' )                    => new Wpml(),
				// The last: it may translate what one of these has not.
				function_exists( 'trp_translate' ) && TranslatePress::is_active()  => new TranslatePress(),
				default                                                            => null,
			};
		}

		return $memory->translator;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
