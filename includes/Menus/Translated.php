<?php
/**
 * Items of a menu in the language of the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Languages\Languages;
use Eidan\Support\Text;
use WP_Post;
use WP_Term;

/**
 * One menu serves all languages where nobody made one for each: an item leads to the translation of what it leads to,
 * and bears its title where it bore the title of the original.
 */
final class Translated {

	/**
	 * The post that an item leads to, and the item's text.
	 *
	 * @param int    $id    Id of the post; 0 = none.
	 * @param string $title Text of the item.
	 * @return array{int, string}
	 */
	public static function post( int $id, string $title ): array {
		$post = 0 < $id && '' !== Languages::current() ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post ) {
			return array( $id, $title );
		}
		$own = get_post( Languages::posts( array( $id ), $post->post_type, Languages::current() )[0] ?? 0 );
		if ( ! $own instanceof WP_Post || $own->ID === $id || ! is_post_publicly_viewable( $own ) ) {
			return array( $id, $title );
		}

		return array( $own->ID, self::text( $title, get_the_title( $post ), get_the_title( $own ) ) );
	}

	/**
	 * The term that an item leads to, and the item's text.
	 *
	 * @param int    $id       Id of the term.
	 * @param string $taxonomy Its taxonomy.
	 * @param string $title    Text of the item.
	 * @return array{int, string}
	 */
	public static function term( int $id, string $taxonomy, string $title ): array {
		if ( '' === Languages::current() ) {
			return array( $id, $title );
		}
		$term = get_term( $id, $taxonomy );
		$own  = get_term( Languages::terms( array( $id ), $taxonomy, Languages::current() )[0] ?? 0, $taxonomy );
		if ( ! $term instanceof WP_Term || ! $own instanceof WP_Term || $own->term_id === $id ) {
			return array( $id, $title );
		}

		return array( $own->term_id, self::text( $title, $term->name, $own->name ) );
	}

	/**
	 * The text of an item: words that an author wrote for it stay.
	 *
	 * @param string $text   Text of the item.
	 * @param string $before Title of the original.
	 * @param string $after  Title of the translation.
	 */
	private static function text( string $text, string $before, string $after ): string {
		return Item::words( Text::of( $before ) ) === $text ? Item::words( Text::of( $after ) ) : $text;
	}
}
