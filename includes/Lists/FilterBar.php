<?php
/**
 * The filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use Eidan\Support\Html;
use WP_Term;

/**
 * Links to the list with one term, with counts, and to the whole list; and links to its orders.
 */
final class FilterBar {

	/**
	 * The terms to choose from.
	 *
	 * @param Config                $config The list.
	 * @param State                 $state  The present state.
	 * @param array<string, string> $others States of the page's other lists.
	 */
	public static function terms( Config $config, State $state, array $others ): string {
		if ( '' === $config->taxonomy ) {
			return '';
		}
		$terms = self::choices( $config );
		if ( array() === $terms ) {
			return '';
		}
		$counts = $config->counts ? Counts::of( $config, $terms ) : array();
		/* translators: Choice in a list's filter: no filter. */
		$all   = '' === $config->all ? __( 'All', 'eidan' ) : $config->all;
		$items = self::link( $config, $state, $others, '', $all, $counts[0] ?? null );
		foreach ( $terms as $term ) {
			$count = $counts[ $term->term_id ] ?? null;
			if ( 0 !== $count || $state->term === $term->slug ) {
				$items .= self::link( $config, $state, $others, $term->slug, $term->name, $count );
			}
		}

		return sprintf( '<nav class="eidan-list__filters" aria-label="%s"><ul role="list">%s</ul></nav>', esc_attr__( 'Filter', 'eidan' ), $items );
	}

	/**
	 * The orders to choose from.
	 *
	 * @param Config                $config The list.
	 * @param State                 $state  The present state.
	 * @param array<string, string> $others States of the page's other lists.
	 */
	public static function orders( Config $config, State $state, array $others ): string {
		if ( array() === $config->orders ) {
			return '';
		}
		$labels  = Order::labels();
		$current = '' === $state->order ? $config->query->order : $state->order;
		$items   = '';
		foreach ( array_unique( array( $config->query->order, ...$config->orders ) ) as $name ) {
			$own    = $config->query->order === $name ? '' : $name;
			$items .= sprintf(
				'<li><a%s>%s</a></li>',
				Html::attributes(
					array(
						'class'        => 'eidan-list__order' . ( $current === $name ? ' is-active' : '' ),
						'href'         => Address::of( $config->base, $config->id, new State( 1, $state->term, $own ), $others ),
						'data-order'   => $own,
						'aria-current' => $current === $name ? 'true' : null,
					)
				),
				esc_html( $labels[ $name ] ?? $name )
			);
		}

		return sprintf( '<nav class="eidan-list__orders" aria-label="%s"><ul role="list">%s</ul></nav>', esc_attr__( 'Order', 'eidan' ), $items );
	}

	/**
	 * One link.
	 *
	 * @param Config                $config The list.
	 * @param State                 $state  The present state.
	 * @param array<string, string> $others States of the page's other lists.
	 * @param string                $slug   Slug of the term, '' = all.
	 * @param string                $name   Its name.
	 * @param int|null              $count  How many entries, null = not said.
	 */
	private static function link( Config $config, State $state, array $others, string $slug, string $name, ?int $count ): string {
		$active     = $state->term === $slug;
		$attributes = array(
			'class'         => 'eidan-list__filter' . ( $active ? ' is-active' : '' ),
			'href'          => Address::of( $config->base, $config->id, new State( 1, $slug, $state->order ), $others ),
			'data-taxonomy' => $config->taxonomy,
			'data-filter'   => $slug,
			'aria-current'  => $active ? 'true' : null,
		);

		return sprintf(
			'<li><a%s>%s%s</a></li>',
			Html::attributes( $attributes ),
			esc_html( $name ),
			null === $count ? '' : ' <span class="eidan-list__count">' . esc_html( number_format_i18n( $count ) ) . '</span>'
		);
	}

	/**
	 * The terms that are offered: the author's, in that order, or all that have entries.
	 *
	 * @param Config $config The list.
	 * @return list<WP_Term>
	 */
	private static function choices( Config $config ): array {
		$args = array(
			'taxonomy'   => $config->taxonomy,
			'hide_empty' => true,
			'number'     => 100,
			'orderby'    => 'name',
		);
		if ( array() !== $config->terms ) {
			$args['include'] = $config->terms;
			$args['orderby'] = 'include';
		}
		$terms = get_terms( $args );
		$terms = is_array( $terms ) ? array_filter( $terms, static fn( mixed $term ): bool => $term instanceof WP_Term ) : array();

		return array_values( $terms );
	}
}
