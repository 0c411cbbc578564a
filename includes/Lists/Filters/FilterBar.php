<?php
/**
 * The filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Query\Orders;
use Eidan\Lists\Request\Address;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Lists\Request\State;
use Eidan\Support\Html;
use WP_Term;

/**
 * Links to the list with other terms or in another order. Every link keeps the rest of the choice.
 */
final class FilterBar {

	/**
	 * @param Config                $config
	 * @param State                 $state  The current state.
	 * @param array<string, string> $others Address parameters of the page's other lists.
	 */
	private function __construct(
		private readonly Config $config,
		private readonly State $state,
		private readonly array $others,
	) {}

	/**
	 * The whole bar; '' if there is nothing to choose.
	 *
	 * @param Config                $config
	 * @param State                 $state  The current state.
	 * @param array<string, string> $others Address parameters of the page's other lists.
	 */
	public static function html( Config $config, State $state, array $others = array() ): string {
		$bar  = new self( $config, $state, $others );
		$html = $bar->filters();
		// Next to groups with visible labels, the orders have one, too.
		$html .= $bar->orders( str_contains( $html, 'eidan-list__group' ) );

		return '' === $html ? '' : '<div class="eidan-list__bar">' . $html . '</div>';
	}

	/**
	 * The groups of terms, and the link that clears all.
	 */
	private function filters(): string {
		$terms = FilterTerms::of( $this->config );
		if ( array() === $terms ) {
			return '';
		}
		$now        = $this->config->counts ? Counts::of( $this->config, $terms, $this->state->choice ) : array();
		$unfiltered = array() === $this->state->choice || ! $this->config->counts
			? $now
			: Counts::of( $this->config, $terms );
		$html       = '';
		foreach ( $terms as $taxonomy => $choices ) {
			$group = $this->config->groups[ $taxonomy ];
			/* translators: Choice in a list's filter: no filter. */
			$all   = '' === $this->config->all ? __( 'All', 'eidan' ) : $this->config->all;
			$items = $this->term( $group, '', $all, $now[ $taxonomy ] ?? null );
			// The offered terms do not depend on the choice: all terms that items of the list have.
			$choices = array_filter(
				$choices,
				fn( WP_Term $term ): bool =>
					0 !== ( $unfiltered[ $term->term_id ] ?? null ) || $this->is_chosen( $term )
			);
			$links   = array();
			foreach ( $choices as $term ) {
				$links[ $term->term_id ] =
					$this->term( $group, $term->slug, $term->name, $now[ $term->term_id ] ?? null );
			}
			$rest   = $this->rest( $group, $choices, $unfiltered );
			$items .= implode( '', array_diff_key( $links, $rest ) );
			if ( array() !== $rest ) {
				$open   = array_filter( $rest, $this->is_chosen( ... ) );
				$items .= sprintf(
					'<li><details%s><summary>%s</summary><ul role="list">%s</ul></details></li>',
					array() === $open ? '' : ' open',
					esc_html__( 'More', 'eidan' ),
					implode( '', array_intersect_key( $links, $rest ) )
				);
			}
			$html .= 1 < count( $terms ) || '' !== $group->label
				? self::group( $group->name(), $items )
				: "<ul role=\"list\">$items</ul>";
		}

		return sprintf(
			'<nav class="eidan-list__filters" aria-label="%s">%s</nav>',
			esc_attr( $this->config->name_of( __( 'Filter', 'eidan' ) ) ),
			$html . $this->clear( $terms )
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
	 * Links with the label of their group.
	 *
	 * @param string $name  Label of the group.
	 * @param string $items HTML of the links.
	 */
	private static function group( string $name, string $items ): string {
		return sprintf(
			'<div class="eidan-list__group" role="group" aria-label="%s">'
				. '<span class="eidan-list__label" aria-hidden="true">%s</span><ul role="list">%s</ul></div>',
			esc_attr( $name ),
			esc_html( $name ),
			$items
		);
	}

	/**
	 * One link of a group.
	 *
	 * @param FilterGroup $group
	 * @param string      $slug  Slug of the term; '' = all.
	 * @param string      $name
	 * @param int|null    $count Number of items; null = not shown.
	 */
	private function term( FilterGroup $group, string $slug, string $name, ?int $count ): string {
		$chosen = $this->state->choice[ $group->taxonomy ] ?? array();
		$active = '' === $slug ? array() === $chosen : in_array( $slug, $chosen, true );
		$choice = Choice::toggled( $this->state->choice, $group, $slug );
		$number = null === $count
			? ''
			: '<span class="eidan-list__count"> ' . esc_html( number_format_i18n( $count ) ) . '</span>';
		$extra  = array(
			'data-taxonomy' => $group->taxonomy,
			'data-filter'   => $slug,
			// Search engines should not crawl every combination.
			'rel'           => 1 < count( $choice, COUNT_RECURSIVE ) - count( $choice ) ? 'nofollow' : null,
		);
		if ( $group->multiple && '' !== $slug ) {
			// A toggle button; the view module adds the space bar.
			$extra += array(
				'role'         => 'button',
				'aria-pressed' => $active ? 'true' : 'false',
			);
		} else {
			$extra['aria-current'] = $active ? 'true' : null;
		}

		return '<li>'
			. $this->link(
				'filter',
				"$group->taxonomy-$slug",
				new State( 1, $choice, $this->state->order ),
				$active,
				esc_html( $name ) . $number,
				$extra
			)
			. '</li>';
	}

	/**
	 * A link that clears all filters, if there are several groups.
	 *
	 * @param array<string, list<WP_Term>> $terms Terms of the groups.
	 */
	private function clear( array $terms ): string {
		return array() === $this->state->choice || 2 > count( $terms )
			? ''
			: $this->link(
				'clear',
				'clear',
				new State( 1, array(), $this->state->order ),
				false,
				esc_html__( 'Clear filters', 'eidan' )
			);
	}

	/**
	 * The orders to choose from.
	 *
	 * @param bool $named Whether their label is visible.
	 */
	private function orders( bool $named ): string {
		if ( array() === $this->config->orders ) {
			return '';
		}
		$labels  = Orders::labels();
		$default = $this->config->query->order;
		$current = '' === $this->state->order ? $default : $this->state->order;
		$items   = '';
		foreach ( array_unique( array( $default, ...$this->config->orders ) ) as $name ) {
			$own    = $default === $name ? '' : $name;
			$extra  = array(
				'data-order'   => $own,
				'aria-current' => $current === $name ? 'true' : null,
			);
			$items .= '<li>'
				. $this->link(
					'order',
					"order-$name",
					new State( 1, $this->state->choice, $own ),
					$current === $name,
					esc_html( $labels[ $name ] ?? $name ),
					$extra
				)
				. '</li>';
		}

		$name  = _x( 'Order', 'sorting', 'eidan' );
		$items = "<ul role=\"list\">$items</ul>";
		if ( $named ) {
			// Without role="group", as the landmark has the name already.
			$items = '<div class="eidan-list__group"><span class="eidan-list__label" aria-hidden="true">'
				. esc_html( $name ) . "</span>$items</div>";
		}

		return '<nav class="eidan-list__orders" aria-label="' . esc_attr( $this->config->name_of( $name ) )
			. "\">$items</nav>";
	}

	/**
	 * A link of the bar.
	 *
	 * @param string                     $kind   Last part of its class.
	 * @param string                     $id     Last part of its id, by which the view module finds it again after the
	 *                                           bar is replaced.
	 * @param State                      $state  State that the link leads to.
	 * @param bool                       $active Whether that is the current state.
	 * @param string                     $html   Its text.
	 * @param array<string, string|null> $extra  More attributes.
	 */
	private function link(
		string $kind,
		string $id,
		State $state,
		bool $active,
		string $html,
		array $extra = array()
	): string {
		$attributes = array(
			'class' => "eidan-list__$kind" . ( $active ? ' is-active' : '' ),
			'href'  => Address::of( $this->config, $state, $this->others ),
			'id'    => "eidan-{$this->config->id}-$id",
		);

		return '<a' . Html::attributes( $attributes + $extra ) . ">$html</a>";
	}
}
