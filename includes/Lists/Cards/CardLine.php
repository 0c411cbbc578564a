<?php
/**
 * The small lines of a card.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use DateTimeInterface;
use Eidan\Lists\Query\TermIds;
use Eidan\Support\Html;
use WP_Term;
use WP_User;

/**
 * Date, terms, author, reading time and the "read more" link, each as escaped HTML.
 */
final class CardLine {

	/**
	 * The date in the site's format.
	 */
	public static function date( Card $card ): string {
		$date = $card->item->date();
		if ( null === $date ) {
			return '';
		}
		$text = null === $card->post ? self::day( $date ) : get_the_date( '', $card->post );

		return sprintf(
			'<time class="%s" datetime="%s">%s</time>',
			esc_attr( $card->class_of( 'date' ) ),
			esc_attr( $date->format( 'c' ) ),
			esc_html( (string) $text )
		);
	}

	/**
	 * A day as the site writes dates.
	 *
	 * @param DateTimeInterface $date
	 */
	private static function day( DateTimeInterface $date ): string {
		$format = get_option( 'date_format' );

		return (string) wp_date( is_string( $format ) ? $format : 'Y-m-d', $date->getTimestamp() );
	}

	/**
	 * The item's terms in a taxonomy, as a list of names.
	 *
	 * @param Card   $card
	 * @param string $taxonomy The taxonomy; '' for the one chosen for the card.
	 * @param bool   $linked   Whether each links to its archive.
	 * @param int    $limit    Most terms to show; 0 for all.
	 */
	public static function terms( Card $card, string $taxonomy = '', bool $linked = true, int $limit = 0 ): string {
		$items = array();
		foreach ( $card->term_list( $taxonomy ) as $term ) {
			$link    = $linked && is_taxonomy_viewable( $term->taxonomy ) ? get_term_link( $term ) : '';
			$name    = esc_html( $term->name );
			$items[] = is_string( $link ) && '' !== $link
				? sprintf( '<a class="eidan-card__term" href="%s" rel="tag">%s</a>', esc_url( $link ), $name )
				: sprintf( '<span class="eidan-card__term">%s</span>', $name );
		}
		if ( 0 < $limit ) {
			$items = array_slice( $items, 0, $limit );
		}

		return array() === $items ? '' : '<span class="eidan-card__terms">' . implode( ' ', $items ) . '</span>';
	}

	/**
	 * Names of the item's terms in the first taxonomy of a kind: its categories or tags, whatever its type calls them.
	 *
	 * @param Card $card
	 * @param bool $hierarchical True for the type's first hierarchical taxonomy, false for its first flat one.
	 * @return string Escaped HTML.
	 */
	public static function names( Card $card, bool $hierarchical ): string {
		foreach ( get_object_taxonomies( $card->item->type(), 'objects' ) as $taxonomy ) {
			if ( $hierarchical === $taxonomy->hierarchical && TermIds::is_usable( $taxonomy->name ) ) {
				return Html::listed(
					array_map(
						static fn( WP_Term $term ): string => esc_html( $term->name ),
						$card->term_list( $taxonomy->name )
					)
				);
			}
		}

		return '';
	}

	/**
	 * The two-digit counter of a card.
	 */
	public static function number( Card $card ): string {
		return sprintf(
			'<span class="%s" aria-hidden="true">%02d</span>',
			esc_attr( $card->class_of( 'number' ) ),
			$card->index + 1
		);
	}

	/**
	 * The author with a link to the archive.
	 */
	public static function author( Card $card ): string {
		if ( null === $card->post ) {
			return '';
		}
		// Reads only the row of the user: a WP_User object would also load all user fields for the capabilities.
		$user = WP_User::get_data_by( 'id', $card->post->post_author );
		$row  = is_object( $user ) ? get_object_vars( $user ) : array();
		$name = $row['display_name'] ?? '';
		$slug = $row['user_nicename'] ?? '';

		return ! is_string( $name ) || ! is_string( $slug ) || '' === $name ? '' : sprintf(
			'<a class="eidan-card__author" href="%s" rel="author">%s</a>',
			esc_url( get_author_posts_url( (int) $card->post->post_author, $slug ) ),
			esc_html( $name )
		);
	}

	/**
	 * The reading time.
	 */
	public static function reading_time( Card $card ): string {
		if ( null === $card->post || $card->is_protected() ) {
			return '';
		}
		$minutes = Excerpt::minutes( $card->post );

		return '<span class="eidan-card__reading-time">' . esc_html(
			/* translators: %s: number of minutes. */
			sprintf( _n( '%s minute read', '%s minutes read', $minutes, 'eidan' ), number_format_i18n( $minutes ) )
		) . '</span>';
	}

	/**
	 * The link “read more”, with the item's title for screen readers; '' if items have no pages.
	 */
	public static function read_more( Card $card ): string {
		if ( '' === $card->address() ) {
			return '';
		}
		$text = '' === $card->options->read_more ? __( 'Read more', 'eidan' ) : $card->options->read_more;

		return sprintf(
			'<a class="eidan-card__more" href="%s" aria-label="%s">%s</a>',
			$card->address(),
			esc_attr(
				/* translators: 1: text of a link, such as "Read more", 2: title of the item. */
				sprintf( __( '%1$s: %2$s', 'eidan' ), $text, wp_strip_all_tags( $card->title() ) )
			),
			esc_html( $text )
		);
	}
}
