<?php
/**
 * The filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Lists\Request\State;
use WP_Term;

/**
 * Links to the list with other terms or in another order. Every link keeps the rest of the choice.
 */
final class FilterBar {

	/** Links of one group that are no more than two lines on a phone. */
	private const FEW = 8;

	/**
	 * Makes the links.
	 *
	 * @var BarLink
	 */
	private readonly BarLink $link;

	/**
	 * @param Config                $config
	 * @param State                 $state  The current state.
	 * @param array<string, string> $others Address parameters of the page's other lists.
	 */
	private function __construct(
		private readonly Config $config,
		private readonly State $state,
		array $others,
	) {
		$this->link = new BarLink( $config, $others );
	}

	/**
	 * The whole bar; '' if there is nothing to choose.
	 *
	 * @param Config                $config
	 * @param State                 $state  The current state.
	 * @param array<string, string> $others Address parameters of the page's other lists.
	 * @param int|null              $total  Number of items found; null = not counted.
	 */
	public static function html( Config $config, State $state, array $others = array(), ?int $total = null ): string {
		$bar     = new self( $config, $state, $others );
		$terms   = FilterTerms::of( $config );
		$facets  = FacetGroups::of( $config, $state, $bar->link, $bar->term( ... ) );
		$filters = $bar->filters( $terms, $facets );
		$many    = 1 < count( $terms ) + count( $facets );
		// Next to groups with visible labels, the orders have one, too.
		$labels = str_contains( $filters, 'eidan-list__group' );
		$html   = $filters . OrderLinks::html( $config, $state, $bar->link, $labels );
		if ( '' === $html ) {
			return '';
		}
		wp_enqueue_style( 'eidan-list-filters' );
		if ( $config->is_beside || $config->searches ) {
			wp_enqueue_style( 'eidan-list-filters-options' );
		}
		if ( $many || $config->is_beside || self::FEW < substr_count( $filters, '<li>' ) ) {
			$chosen = count( $state->choice, COUNT_RECURSIVE ) - count( $state->choice );
			$html   = Panel::html( $html, $bar->link->id( 'filters' ), $chosen, $total );
		}
		$found = '' === $filters
			? ''
			: Chosen::html( $config->groups, $state, $bar->link, $total, $many );

		return "<div class=\"eidan-list__bar\">$html$found</div>";
	}

	/**
	 * The groups of terms, and the facets between them.
	 *
	 * @param array<string, list<WP_Term>> $terms  Terms of the groups.
	 * @param array<string, string>        $facets HTML of the facets.
	 */
	private function filters( array $terms, array $facets ): string {
		if ( array() === $terms ) {
			return self::landmark( $this->config, implode( '', $facets ) );
		}
		$now        = $this->config->counts ? Counts::of( $this->config, $terms, $this->state->choice ) : array();
		$unfiltered = array() === $this->state->choice || ! $this->config->counts
			? $now
			: Counts::of( $this->config, $terms );
		$html       = '';
		foreach ( $this->config->groups as $taxonomy => $group ) {
			$html   .= $facets[ $taxonomy ] ?? '';
			$choices = $terms[ $taxonomy ] ?? array();
			if ( array() === $choices ) {
				continue;
			}
			/* translators: Choice in a list's filter: no filter. */
			$all   = '' === $this->config->all ? __( 'All', 'eidan' ) : $this->config->all;
			$items = $this->term( $group, '', $all, $now[ $taxonomy ] ?? null );
			// The offered terms do not depend on the choice, unless the author wants it so: all terms that items of the
			// list have.
			$offers  = $this->config->hides_empty ? $now : $unfiltered;
			$choices = array_filter(
				$choices,
				fn( WP_Term $term ): bool => 0 !== ( $offers[ $term->term_id ] ?? null ) || $this->is_chosen( $term )
			);
			if ( array() === $choices ) {
				continue;
			}
			$links = array();
			$signs = 'swatches' === $group->display ? TermSwatches::of( $choices ) : array();
			foreach ( $choices as $term ) {
				$id           = $term->term_id;
				$count        = $now[ $id ] ?? null;
				$links[ $id ] = $this->term( $group, $term->slug, $term->name, $count, $signs[ $id ] ?? '' );
			}
			$is_tree = 'tree' === $group->display && is_taxonomy_hierarchical( $group->taxonomy );
			$rest    = $is_tree ? array() : $this->rest( $group, $choices, $unfiltered );
			$items  .= $is_tree
				? TermTree::html( $choices, $links, $this->state->choice[ $taxonomy ] ?? array(), $this->config->limit )
				: implode( '', array_diff_key( $links, $rest ) );
			$search  = '';
			if ( array() !== $rest ) {
				$search = $this->config->searches
					? SearchField::html( $group->name(), $this->link->id( "search-$taxonomy" ) )
					: '';
				$open   = array_filter( $rest, $this->is_chosen( ... ) );
				$items .= sprintf(
					'<li><details%s><summary>%s</summary><ul role="list">%s</ul></details></li>',
					array() === $open ? '' : ' open',
					esc_html__( 'More', 'eidan' ),
					implode( '', array_intersect_key( $links, $rest ) )
				);
			}
			$items = "<ul role=\"list\">$items</ul>";
			// Beside the group's label, both are one column.
			$items = '' === $search ? $items : "<div>$search$items</div>";
			$html .= 1 < count( $terms ) + count( $facets ) || '' !== $group->label
				? self::group( $group->name(), $items )
				: $items;
		}

		return self::landmark( $this->config, $html );
	}

	/**
	 * The landmark around all groups; '' if there are none.
	 *
	 * @param Config $config
	 * @param string $html   HTML of the groups.
	 */
	private static function landmark( Config $config, string $html ): string {
		return '' === $html ? '' : sprintf(
			'<nav class="eidan-list__filters" aria-label="%s">%s</nav>',
			esc_attr( $config->name_of( __( 'Filter', 'eidan' ) ) ),
			$html
		);
	}

	/**
	 * Whether a visitor has chosen a term.
	 *
	 * @param WP_Term $term
	 */
	private function is_chosen( WP_Term $term ): bool {
		return in_array( $term->slug, $this->state->choice[ $term->taxonomy ] ?? array(), true );
	}

	/**
	 * The terms of a group that are behind "More": the less used ones, or the last ones of the author's selection.
	 *
	 * @param FilterGroup            $group
	 * @param array<WP_Term>         $terms All terms of the group that visitors can choose.
	 * @param array<int|string, int> $unfiltered Number of the list's items for each term, as far as known.
	 * @return array<int, WP_Term> By id.
	 */
	private function rest( FilterGroup $group, array $terms, array $unfiltered ): array {
		if ( array() === $group->terms ) {
			$count = static fn( WP_Term $term ): int => $unfiltered[ $term->term_id ] ?? $term->count;
			usort( $terms, static fn( WP_Term $a, WP_Term $b ): int => $count( $b ) <=> $count( $a ) );
		}
		$rest = array();
		foreach ( array_slice( array_values( $terms ), $this->config->limit ) as $term ) {
			$rest[ $term->term_id ] = $term;
		}

		return $rest;
	}

	/**
	 * A group with its label.
	 *
	 * @param string $name Label of the group.
	 * @param string $html HTML of what is in it.
	 */
	public static function group( string $name, string $html ): string {
		return sprintf(
			'<div class="eidan-list__group" role="group" aria-label="%s">'
				. '<span class="eidan-list__label" aria-hidden="true">%s</span>%s</div>',
			esc_attr( $name ),
			esc_html( $name ),
			$html
		);
	}

	/**
	 * One link of a group.
	 *
	 * @param FilterGroup $group
	 * @param string      $slug  Slug of the term, or value of the facet; '' = all.
	 * @param string      $name
	 * @param int|null    $count Number of items; null = not shown.
	 * @param string      $sign  HTML of what stands before the name.
	 */
	private function term( FilterGroup $group, string $slug, string $name, ?int $count, string $sign = '' ): string {
		$chosen = $this->state->choice[ $group->key() ] ?? array();
		$active = '' === $slug ? array() === $chosen : in_array( $slug, $chosen, true );
		$choice = Choice::toggled( $this->state->choice, $group, $slug );
		$number = null === $count
			? ''
			: '<span class="eidan-list__count"> ' . esc_html( number_format_i18n( $count ) ) . '</span>';
		$extra  = array(
			'data-taxonomy' => $group->key(),
			'data-filter'   => $slug,
			// Search engines should not crawl every combination.
			'rel'           => 1 < count( $choice, COUNT_RECURSIVE ) - count( $choice ) ? 'nofollow' : null,
		);
		// A term that would leave nothing is said to, and leads nowhere.
		$is_empty = 0 === $count && ! $active && '' !== $slug;
		if ( $is_empty ) {
			$extra = array(
				'rel'           => null,
				'role'          => 'link',
				'aria-disabled' => 'true',
			) + $extra;
		}
		if ( $group->multiple && '' !== $slug ) {
			// A toggle button; the view module adds the space bar.
			$extra = array(
				'role'         => 'button',
				'aria-pressed' => $active ? 'true' : 'false',
			) + $extra;
		} else {
			$extra['aria-current'] = $active ? 'true' : null;
		}

		return '<li>'
			. $this->link->html(
				'filter',
				$group->key() . "-$slug",
				$is_empty ? null : new State( 1, $choice, $this->state->order ),
				$active,
				$sign . esc_html( $name ) . $number,
				$extra
			)
			. '</li>';
	}
}
