<?php
declare( strict_types=1 );

namespace Eidan\Tests\Releases;

/**
 * What a page of blocks looks like, in words that tests can compare: each kind of element of ours with its classes and
 * its own styles. Texts and addresses are left out.
 */
final class Look {

	/** Classes that change the look of our elements, as tokens of their class attribute. */
	private const CLASSES = '/^(?:eidan|wp-block-eidan|is-style|align|has)[\w-]*$/';

	/**
	 * Looks of markups, on a site without posts and with the settings' defaults.
	 *
	 * @param array<string, string> $markups Block markup by name.
	 * @return array<string, list<string>> Looks by name, as of() gives them.
	 */
	public static function all( array $markups ): array {
		update_option( 'eidan_settings', array() );
		add_filter( 'posts_pre_query', '__return_empty_array', 99 );
		$looks = array_map( static fn ( string $markup ): array => self::of( do_blocks( $markup ) ), $markups );
		remove_filter( 'posts_pre_query', '__return_empty_array', 99 );

		return $looks;
	}

	/**
	 * @param string $html HTML of a page.
	 * @return list<string> Such as `DIV .eidan-card.has-shade {color:red;--eidan-gap:1px}`, each once, sorted.
	 */
	public static function of( string $html ): array {
		$looks = array();
		$tags  = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$all     = (array) preg_split( '/\s+/', (string) $tags->get_attribute( 'class' ) );
			$classes = array_unique( (array) preg_grep( self::CLASSES, array_map( strval( ... ), $all ) ) );
			if ( array() === preg_grep( '/eidan/', $classes ) ) {
				continue;
			}
			sort( $classes );
			$styles = self::styles( (string) $tags->get_attribute( 'style' ) );
			$look   = $tags->get_tag() . ' .' . implode( '.', $classes ) . ' {' . implode( ';', $styles ) . '}';

			$looks[ $look ] = true;
		}
		ksort( $looks );

		return array_map( strval( ... ), array_keys( $looks ) );
	}

	/**
	 * What of an earlier look there is no more: an element lost a class or a style. One that has more is the same.
	 *
	 * @param list<string> $before
	 * @param list<string> $now
	 * @return list<string>
	 */
	public static function lost( array $before, array $now ): array {
		$parts = array_map( self::parts( ... ), $now );

		return array_values(
			array_filter(
				array_diff( $before, $now ),
				static function ( string $look ) use ( $parts ): bool {
					$had = self::parts( $look );
					foreach ( $parts as $has ) {
						if ( array() === array_diff( $had, $has ) ) {
							return false;
						}
					}
					return true;
				}
			)
		);
	}

	/**
	 * The tag, each class and each declaration; not the number of an instance, such as `eidan-header-22`.
	 *
	 * @return list<string>
	 */
	private static function parts( string $look ): array {
		list( $tag, $classes, $styles ) = explode( ' ', rtrim( $look, '}' ), 3 );

		return array_merge(
			array( $tag ),
			(array) preg_grep( '/^eidan-[a-z]+-\d+$/', explode( '.', $classes ), PREG_GREP_INVERT ),
			explode( ';', substr( $styles, 1 ) )
		);
	}

	/**
	 * @param string $style A style attribute.
	 * @return list<string> Its declarations, sorted, without addresses.
	 */
	private static function styles( string $style ): array {
		$plain = (string) preg_replace( array( '/url\([^)]*\)/', '/\s*([:;,])\s*/' ), array( 'url', '$1' ), $style );
		$all   = array_filter( array_map( 'trim', explode( ';', $plain ) ) );
		sort( $all );

		return $all;
	}
}
