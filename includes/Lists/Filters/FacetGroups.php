<?php
/**
 * The facets of the filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Closure;
use Eidan\Lists\Query\ChoiceFacet;
use Eidan\Lists\Query\RangeFacet;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Lists\Request\State;

/**
 * Each facet as a group of its own: links to choose from, or a form for a range.
 */
final class FacetGroups {

	/**
	 * The groups as HTML, by name. A group with nothing to choose is left out.
	 *
	 * @param Config  $config
	 * @param State   $state The current state.
	 * @param BarLink $link  Makes the links.
	 * @param Closure( FilterGroup, string, string, int|null, string=): string $item One link in its list element.
	 * @return array<string, string>
	 */
	public static function of( Config $config, State $state, BarLink $link, Closure $item ): array {
		$facets = FilterGroup::facets( $config->groups );
		if ( array() === $facets ) {
			return array();
		}
		$now  = FacetCounts::of( $config, $state->choice );
		$all  = array() === $state->choice ? $now : FacetCounts::of( $config );
		$html = array();
		foreach ( $facets as $name => $facet ) {
			$group  = $config->groups[ $name ];
			$chosen = $state->choice[ $name ] ?? array();
			$counts = $now[ $name ] ?? array();
			$whole  = $all[ $name ] ?? array();
			$inner  = '';
			if ( $facet instanceof RangeFacet ) {
				$inner = RangeForm::html( $name, $facet, $state, $link, $counts, $whole );
			} elseif ( $facet instanceof ChoiceFacet ) {
				$inner = self::links( $config, $group, $facet, $chosen, $counts, $whole, $item );
			}
			if ( '' !== $inner ) {
				$html[ $name ] = FilterBar::group( $group->name(), $inner );
			}
		}

		return $html;
	}

	/**
	 * The values of a facet.
	 *
	 * @param Config             $config
	 * @param FilterGroup        $group
	 * @param ChoiceFacet        $facet
	 * @param list<string>       $chosen Chosen values.
	 * @param array<string, int> $now    Number of items by value, as far as known.
	 * @param array<string, int> $all    The same with nothing chosen.
	 * @param Closure( FilterGroup, string, string, int|null, string=): string $item See of().
	 * @return string HTML; '' if no item has any.
	 */
	private static function links(
		Config $config,
		FilterGroup $group,
		ChoiceFacet $facet,
		array $chosen,
		array $now,
		array $all,
		Closure $item
	): string {
		$offers = $config->hides_empty ? $now : $all;
		$items  = array();
		foreach ( $facet->options() as $value => $option ) {
			$value = (string) $value;
			if ( 0 !== ( $offers[ $value ] ?? null ) || in_array( $value, $chosen, true ) ) {
				$count   = $config->counts ? $now[ $value ] ?? null : null;
				$sign    = '' === $option->sign
					? ''
					: '<span aria-hidden="true">' . esc_html( $option->sign ) . '</span> ';
				$items[] = $item( $group, $value, $option->text, $count, $sign );
			}
		}
		if ( 1 < count( $items ) ) {
			/* translators: Choice in a list's filter: no filter. */
			$none = '' === $config->all ? __( 'All', 'eidan' ) : $config->all;
			array_unshift( $items, $item( $group, '', $none, null ) );
		}

		return array() === $items ? '' : '<ul role="list">' . implode( '', $items ) . '</ul>';
	}
}
