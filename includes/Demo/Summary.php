<?php
/**
 * Describes what the demo has made and what a removal keeps.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Text;

/** For the settings screen. */
final class Summary {

	/**
	 * Number of items of each kind.
	 *
	 * @return list<string> Such as "24 posts", most important first; empty without a demo.
	 */
	public static function counts( Ledger $ledger ): array {
		$counts = array();
		foreach ( $ledger->made() as $key => $made ) {
			if ( Ledger::exists( $made['kind'], $made['id'] ) ) {
				// Terms of templates are not counted.
				$kind            = str_starts_with( $made['kind'], 'term:wp_' ) ? '' : (string) strtok( $key, '/' );
				$counts[ $kind ] = ( $counts[ $kind ] ?? 0 ) + 1;
			}
		}
		$texts = array();
		foreach ( array(
			'page',
			'post',
			'portfolio',
			'team',
			'testimonial',
			'client',
			'product',
			'picture',
			'user',
			'term',
		) as $kind ) {
			if ( isset( $counts[ $kind ] ) ) {
				$texts[] = self::count( $kind, $counts[ $kind ] );
			}
		}

		return $texts;
	}

	/** Whether the demo is completely imported. */
	public static function complete( Ledger $ledger ): bool {
		foreach ( array_keys( Content::kinds() ) as $kind ) {
			foreach ( array_keys( Content::items( $kind ) ) as $slug ) {
				$entry = $ledger->entry( Content::key( $kind, (string) $slug ) );
				if ( null === $entry || '' === $entry['print'] ) {
					return false;
				}
			}
		}

		foreach ( Shop::is_on( $ledger ) ? array_keys( Files::items( 'shop/products' ) ) : array() as $slug ) {
			if ( '' === ( $ledger->entry( 'product/' . $slug )['print'] ?? '' ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Links to the demo's top-level pages.
	 *
	 * @return list<array{title: string, url: string}> In the order of its menu.
	 */
	public static function links( Ledger $ledger ): array {
		$links = array();
		foreach ( array_keys( Starters::pages( Starters::current() ) ) as $slug ) {
			$id  = $ledger->id( 'page/' . $slug );
			$url = 'publish' === get_post_status( $id ) ? get_permalink( $id ) : false;
			if ( $id > 0 && false !== $url ) {
				$links[] = array(
					'title' => Text::plain( Text::of( get_the_title( $id ) ) ),
					'url'   => $url,
				);
			}
		}

		return $links;
	}

	/**
	 * Names of what a removal kept.
	 *
	 * @param list<string> $keys   Keys that Remover returns.
	 * @param Ledger       $ledger Ledger after the removal.
	 * @return list<string>
	 */
	public static function names( array $keys, Ledger $ledger ): array {
		$names = array();
		foreach ( $keys as $key ) {
			$made    = $ledger->entry( $key );
			$names[] = null === $made
				? Names::of( str_starts_with( $key, 'option/' ) ? substr( $key, 7 ) : $key )
				: self::name( $made['kind'], $made['id'] );
		}

		return array_values( array_unique( array_filter( $names, static fn( string $name ): bool => '' !== $name ) ) );
	}

	/**
	 * A number of items in words.
	 *
	 * @param string $kind   First part of their keys.
	 * @param int    $number Number of items.
	 */
	private static function count( string $kind, int $number ): string {
		$text = match ( $kind ) {
			/* translators: %s: Number of pages. */
			'page'        => _n( '%s page', '%s pages', $number, 'eidan' ),
			/* translators: %s: Number of posts. */
			'post'        => _n( '%s post', '%s posts', $number, 'eidan' ),
			/* translators: %s: Number of portfolio items. */
			'portfolio'   => _n( '%s portfolio item', '%s portfolio items', $number, 'eidan' ),
			/* translators: %s: Number of people. */
			'team'        => _n( '%s team member', '%s team members', $number, 'eidan' ),
			/* translators: %s: Number of testimonials. */
			'testimonial' => _n( '%s testimonial', '%s testimonials', $number, 'eidan' ),
			/* translators: %s: Number of clients. */
			'client'      => _n( '%s client', '%s clients', $number, 'eidan' ),
			/* translators: %s: Number of products. */
			'product'     => _n( '%s product', '%s products', $number, 'eidan' ),
			/* translators: %s: Number of images. */
			'picture'     => _n( '%s image', '%s images', $number, 'eidan' ),
			/* translators: %s: Number of users. */
			'user'        => _n( '%s author', '%s authors', $number, 'eidan' ),
			/* translators: %s: Number of categories and tags. */
			default       => _n( '%s category or tag', '%s categories and tags', $number, 'eidan' ),
		};

		return sprintf( $text, number_format_i18n( $number ) );
	}

	/**
	 * The name of an item.
	 *
	 * @param string $kind Kind in the ledger.
	 */
	private static function name( string $kind, int $id ): string {
		if ( 'user' === $kind ) {
			$user = get_userdata( $id );
			return false === $user ? '' : $user->display_name;
		}
		if ( str_starts_with( $kind, 'term:' ) ) {
			$term = get_term( $id );
			return $term instanceof \WP_Term ? $term->name : '';
		}

		return Text::plain( Text::of( get_the_title( $id ) ) );
	}
}
