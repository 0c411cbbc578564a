<?php
/**
 * What a visitor has chosen, and how many items that leaves.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Lists\Request\State;
use WP_Term;

/**
 * The line above the items: their number, and a link for each chosen term that takes it back.
 */
final class Chosen {

	/**
	 * The line; '' if there is nothing to say.
	 *
	 * @param array<string, FilterGroup> $groups Groups of the bar.
	 * @param State                      $state  The current state.
	 * @param BarLink                    $link   Makes the links.
	 * @param int|null                   $total  Number of items found; null = not counted.
	 * @param bool                       $chips  Whether chosen terms are shown.
	 */
	public static function html( array $groups, State $state, BarLink $link, ?int $total, bool $chips ): string {
		$html = null === $total
			? ''
			: '<p class="eidan-list__total">' . esc_html(
				/* translators: %s: number of items in a list. */
				sprintf( _n( '%s item', '%s items', $total, 'eidan' ), number_format_i18n( $total ) )
			) . '</p>';
		$html .= $chips && array() !== $state->choice ? self::chips( $groups, $state, $link ) : '';

		return '' === $html ? '' : "<div class=\"eidan-list__found\">$html</div>";
	}

	/**
	 * The chosen terms, and a link that clears all. Terms that were deleted have none of their own.
	 *
	 * @param array<string, FilterGroup> $groups Groups of the bar.
	 * @param State                      $state  The current state.
	 * @param BarLink                    $link   Makes the links.
	 */
	private static function chips( array $groups, State $state, BarLink $link ): string {
		$items = '';
		$terms = array_map(
			static fn( array $found ): array => array_map( static fn( WP_Term $term ): string => $term->name, $found ),
			Choice::terms( $state->choice, $groups )
		);
		foreach ( FacetChips::texts( $groups, $state->choice ) + $terms as $group => $texts ) {
			foreach ( $texts as $value => $text ) {
				$value  = (string) $value;
				$left   = array_values( array_diff( $state->choice[ $group ] ?? array(), array( $value ) ) );
				$choice = array_filter( array( $group => $left ) + $state->choice );
				$name   = sprintf(
					/* translators: 1: group of a filter, such as Categories. 2: chosen term. */
					__( 'Remove filter: %1$s, %2$s', 'eidan' ),
					isset( $groups[ $group ] ) ? $groups[ $group ]->name() : '',
					$text
				);
				$to     = new State( 1, $choice, $state->order );
				$extra  = array( 'aria-label' => $name );
				$items .= '<li>'
					. $link->html( 'chip', "chip-$group-$value", $to, false, esc_html( $text ), $extra )
					. '</li>';
			}
		}
		$clear = $link->html(
			'clear',
			'clear',
			new State( 1, array(), $state->order ),
			false,
			/* translators: link that removes all filters of a list. */
			esc_html__( 'Clear all', 'eidan' )
		);

		return '<ul role="list" aria-label="' . esc_attr__( 'Chosen filters', 'eidan' ) . '">'
			. "$items<li>$clear</li></ul>";
	}
}
