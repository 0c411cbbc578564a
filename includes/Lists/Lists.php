<?php
/**
 * The list engine's front door.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use Eidan\Settings\Settings;
use Eidan\Support\Html;

/**
 * One engine for every list of entries: posts, portfolio, team, testimonials, clients, products.
 *
 * A block's render.php validates its attributes, makes a configuration and prints what comes back:
 *
 *     echo Lists::render( array(
 *         'id'         => $attributes['listId'],      // Own part of the address parameters; '' = the list's place on the page.
 *         'template'   => 'blog-standard',            // A name of Templates.
 *         'query'      => $attributes['query'],       // src/schemas/query.json.
 *         'pagination' => 'load-more',                // none, standard, load-more or infinite.
 *         'filter'     => array(
 *             'taxonomy' => 'category',               // '' = no filter bar.
 *             'terms'    => array(),                  // Term ids to offer; empty = all that have entries.
 *             'counts'   => true,
 *             'all'      => '',                       // Text of the first link; '' = the translated default.
 *         ),
 *         'orders'     => array(),                    // Orders a visitor may choose, of the query's allow-list.
 *         'elements'   => array( 'image', 'title', 'date', 'excerpt' ), // Chosen elements in their order.
 *         'card'       => array(
 *             'imageSize'     => 'large',
 *             'ratio'         => '3/2',               // '' = the picture's own.
 *             'excerptLength' => 30,                  // Words.
 *             'headingLevel'  => 3,
 *             'readMore'      => '',                  // '' = the translated default.
 *             'eager'         => 0,                   // So many first pictures load eagerly.
 *             'taxonomy'      => 'category',          // Whose terms the element `terms` shows.
 *             'sizes'         => '33vw',              // The pictures' `sizes`; '' = as WordPress guesses.
 *         ),
 *         'class'      => 'is-layout-grid',           // Classes of the item list `<ul>`.
 *         'label'      => '',                         // Accessible name of the list.
 *         'empty'      => '',                         // "Nothing found" in the author's words.
 *     ), array( 'class' => …, 'style' => … ) );       // Attributes of the root element, such as the block's wrapper's.
 *
 * Unknown keys are ignored and every value is validated again, so a configuration may hold anything.
 *
 * What it prints (view module `@eidan/list` upgrades it; without script every link works):
 *
 *     <div class="eidan-list" data-eidan-list="{options}">
 *       <nav class="eidan-list__filters" aria-label="Filter">
 *         <ul>
 *           <li><a class="eidan-list__filter is-active" href="…" data-taxonomy="category" data-filter="" aria-current="true">All <span class="eidan-list__count">24</span></a></li>
 *           <li><a class="eidan-list__filter" href="…" data-taxonomy="category" data-filter="news">News <span …>7</span></a></li>
 *         </ul>
 *       </nav>
 *       <nav class="eidan-list__orders">…<a class="eidan-list__order" data-order="title-asc">…</nav>
 *       <ul class="eidan-list__items {class}">
 *         <li class="eidan-list__item"><article class="eidan-card post-12">…template…</article></li>
 *       </ul>
 *                                                     (or one item: <li class="eidan-list__empty">Nothing found.</li>)
 *       <div class="eidan-list__pagination is-standard|is-load-more|is-infinite">
 *         standard:  <nav aria-label="…"><a class="eidan-list__page prev">…<span class="eidan-list__page is-current" aria-current="page">…</nav>
 *         load more: <a class="eidan-list__more" href="…" rel="next">Load more</a>
 *         infinite:  the same link; at the end <p class="eidan-list__end">…</p>
 *       </div>
 *       <p class="eidan-list__status" role="status"></p>
 *     </div>
 *
 * The JSON of `data-eidan-list`:
 *
 *     id         string   the list's id
 *     pagination string   none, standard, load-more, infinite
 *     page       int      the page shown
 *     maxPages   int      how many there are
 *     total      int      how many entries match
 *     cursor     string   where the next page begins; '' = by page number
 *     filter     string   slug of the active term, '' = all
 *     taxonomy   string   taxonomy of the filter bar, '' = none
 *     order      string   the order shown, '' = the list's own
 *     settings   string   the signed settings: send them back as they are
 *     params     object   { page, term, order }: names of this list's address parameters
 *     scroll     int[]    standard pagination: free space above the list in px, duration in ms
 *     delay      int      ms until the event `eidan:new-posts`
 *     labels     object   { loading, retry } translated; `retry` is the link beside an error
 *
 * Address and nonce of get-posts are no options of the list: see Eidan\Rest\Client.
 *
 * The request and its answer are in docs/get-posts.md.
 */
final class Lists {

	/**
	 * The whole list: filter bar, items, pagination.
	 *
	 * The state (page, term, order) comes from the address, under this list's own parameter names.
	 *
	 * @param array<string, mixed>                        $config     See above.
	 * @param array<string, string|int|float|bool|null> $attributes Attributes of the root element.
	 * @return string HTML.
	 */
	public static function render( array $config, array $attributes = array() ): string {
		$list   = Page::current()->place( Config::from( $config ) );
		$others = Address::states();
		$state  = State::from_address( $list->id, $others, $list->orders );
		$state  = new State( 'none' === $list->pagination ? 1 : $state->page, '' === $list->taxonomy ? '' : $state->term, $state->order );
		$result = self::find( $list, $state );
		if ( array() === $result->posts && 1 < $state->page ) {
			// The list has become shorter: its last page, or its first.
			$state  = $state->on_page( max( 1, min( $state->page - 1, $result->max_pages ) ) );
			$result = self::find( $list, $state );
		}
		Page::current()->note( $list, $state );
		$class = $attributes['class'] ?? '';

		$attributes['class'] = trim( 'eidan-list ' . ( is_string( $class ) ? $class : '' ) );
		if ( $list->is_interactive() ) {
			$attributes['data-eidan-list'] = Html::json( self::options( $list, $state, $result ) );
		}

		$feed = 'infinite' === $list->pagination;

		return sprintf(
			// A `<ul>` cannot be a feed, which the view makes of an infinite list.
			$feed ? '<div%1$s>%2$s%3$s<div%4$s>%5$s</div>%6$s%7$s</div>' : '<div%1$s>%2$s%3$s<ul%4$s>%5$s</ul>%6$s%7$s</div>',
			Html::attributes( $attributes ),
			FilterBar::terms( $list, $state, $others ),
			FilterBar::orders( $list, $state, $others ),
			Html::attributes(
				array(
					'class'      => trim( 'eidan-list__items ' . Html::classes( array( $list->classes ) ) ),
					'role'       => $feed ? 'group' : 'list',
					'aria-label' => '' === $list->label ? null : $list->label,
				)
			),
			self::items( $list, $result ),
			Pagination::html( $list, $state, $result, $others ),
			$list->is_interactive() ? '<p class="eidan-list__status" role="status"></p>' : ''
		);
	}

	/**
	 * Only the cards of the first page, for blocks that arrange them themselves (a slider's slides).
	 *
	 * @param array<string, mixed> $config As for render(); pagination, filter, class are not used.
	 * @return list<string> One `<article>` each.
	 */
	public static function cards( array $config ): array {
		$list = Config::from( $config );
		$list = $list->placed( '', '/', Page::entry() );

		return self::articles( $list, Finder::find( $list->scope(), new State( 1, '', '', null, 1 ) ) );
	}

	/**
	 * The items of a page, as the page and get-posts give them.
	 *
	 * @param Config $config The list.
	 * @param Result $result What was found.
	 * @return string HTML of `<li>` elements, of `<div>` elements in an infinite list.
	 */
	public static function items( Config $config, Result $result ): string {
		$tag = 'infinite' === $config->pagination ? 'div' : 'li';
		if ( array() === $result->posts && 1 === $result->page ) {
			return "<$tag class=\"eidan-list__empty\">" . esc_html( self::empty_text( $config ) ) . "</$tag>";
		}
		$html = '';
		foreach ( self::articles( $config, $result ) as $article ) {
			$html .= "<$tag class=\"eidan-list__item\">$article</$tag>";
		}

		return $html;
	}

	/**
	 * What a visitor asked for. Where pages are added to one another, page 3 is what was there after two more: Back
	 * and reload find everything again, as long as that is not too much.
	 *
	 * @param Config $config The list.
	 * @param State  $state  What the visitor asked for.
	 */
	private static function find( Config $config, State $state ): Result {
		$size = $config->query->per_page;
		if ( 'standard' === $config->pagination || 1 === $state->page || Query::MAX_PER_PAGE < $size * $state->page ) {
			return Finder::find( $config->scope( $state->term ), $state );
		}
		$result = Finder::find( $config->with_pages_joined( $state->page )->scope( $state->term ), $state->on_page( 1 ) );
		$page   = max( 1, (int) ceil( count( $result->posts ) / $size ) );

		return new Result( $result->posts, $page, max( $page, (int) ceil( (int) $result->total / $size ) ), $result->total, $result->cursor );
	}

	/**
	 * The cards.
	 *
	 * @param Config $config The list.
	 * @param Result $result What was found.
	 * @return list<string>
	 */
	private static function articles( Config $config, Result $result ): array {
		$articles = array();
		foreach ( $result->posts as $index => $post ) {
			$articles[] = Templates::render( $config->template, new Card( $post, $config->card, $result->first + $index ) );
		}

		return $articles;
	}

	/**
	 * What the view module is told.
	 *
	 * @param Config $config The list.
	 * @param State  $state  The present state.
	 * @param Result $result What was found.
	 * @return array<string, mixed>
	 */
	private static function options( Config $config, State $state, Result $result ): array {
		return array(
			'id'         => $config->id,
			'pagination' => $config->pagination,
			'page'       => $result->page,
			'maxPages'   => $result->max_pages,
			'total'      => $result->total ?? 0,
			'cursor'     => (string) $result->cursor,
			'filter'     => $state->term,
			'taxonomy'   => $config->taxonomy,
			'order'      => $state->order,
			'settings'   => Token::sign( $config->signed_part() ),
			'params'     => State::names( $config->id ),
			'scroll'     => array( Settings::get( 'lists.scrollOffset' ), Settings::get( 'lists.scrollDuration' ) ),
			'delay'      => Settings::get( 'lists.newPostsDelay' ),
			'labels'     => array(
				'loading' => __( 'Loading…', 'eidan' ),
				'retry'   => __( 'Open the page instead.', 'eidan' ),
			),
		);
	}

	/**
	 * The text when nothing is found.
	 *
	 * @param Config $config The list.
	 */
	public static function empty_text( Config $config ): string {
		return '' === $config->empty ? __( 'Nothing found.', 'eidan' ) : $config->empty;
	}
}
