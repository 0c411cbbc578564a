<?php
/**
 * Entry point of the list engine.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use Eidan\Languages\Languages;
use Eidan\Lists\Cards\Card;
use Eidan\Lists\Filters\FilterBar;
use Eidan\Lists\Filters\FilterTerms;
use Eidan\Lists\Paging\Page;
use Eidan\Lists\Paging\Pagination;
use Eidan\Lists\Request\Address;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Request\Token;
use Eidan\Lists\Sources\Result;
use Eidan\Lists\Sources\Sources;
use Eidan\Settings\Settings;
use Eidan\Support\Html;

/**
 * One engine for every list of items: posts, portfolio, team, testimonials, clients, products.
 *
 * Pass the settings and print the result:
 *
 *     echo Lists::render( array(
 *         'id'         => $attributes['listId'],      // Own part of the address parameters; '' = place on the page.
 *         'template'   => 'blog-standard',            // A name of Templates.
 *         'query'      => $attributes['query'],       // src/schemas/query.json.
 *         'pagination' => 'load-more',                // none, standard, load-more or infinite.
 *         'filter'     => array(
 *             'groups'   => array(                    // None = no filter bar; at most ten.
 *                 array(
 *                     'taxonomy' => 'category',
 *                     'label'    => '',               // '' = the taxonomy's name.
 *                     'multiple' => false,            // Whether several terms may be chosen at once.
 *                     'terms'    => array(),          // Term ids to offer; empty = all that have items.
 *                     'display'  => 'list',           // Or tree, swatches.
 *                 ),
 *                 array( 'facet' => 'price', 'label' => '' ), // A name of Facets, in place of a taxonomy.
 *             ),
 *             'counts'   => true,
 *             'all'      => '',                       // Text of each group's first link; '' = the translated default.
 *             'limit'    => 12,                       // Terms of a group that are there at once: the most used.
 *             'hideEmpty' => false,                   // Whether terms that would leave nothing are hidden, not dimmed.
 *             'position' => 'top',                    // 'side' = a column beside the items, where there is room.
 *             'search'   => false,                    // Whether groups of many terms have a field to search them.
 *         ),                                          // array( 'taxonomy' => 'category' ) is short for one group.
 *         'orders'     => array(),                    // Orders a visitor may choose, of the query's allow-list.
 *         'elements'   => array( 'image', 'title', 'date', 'excerpt' ), // Chosen elements in their order.
 *         'card'       => array(
 *             'imageSize'     => 'large',
 *             'ratio'         => '3/2',               // '' = the image's own.
 *             'excerptLength' => 30,                  // Words.
 *             'headingLevel'  => 3,
 *             'readMore'      => '',                  // '' = the translated default.
 *             'eager'         => 3,                   // So many first images load eagerly in a first screen.
 *             'taxonomy'      => 'category',          // Whose terms the element `terms` shows.
 *             'sizes'         => '33vw',              // The images' `sizes`; '' = as WordPress guesses.
 *         ),
 *         'class'      => 'is-layout-grid',           // Classes of the item list `<ul>`.
 *         'label'      => '',                         // Accessible name of the list.
 *         'empty'      => '',                         // "Nothing found" in the author's words.
 *     ), array( 'class' => …, 'style' => … ) );       // Attributes of the root element, such as the block's wrapper's.
 *
 * Unknown keys are ignored and every value is checked, so the array may come from anywhere. Attributes of a block are
 * checked already: a block passes `Config::trusted( $attributes, … )` instead.
 *
 * The output (the view module `@eidan/list` enhances it; without script every link works):
 *
 *     <div class="eidan-list" data-eidan-list="{options}">
 *       <div class="eidan-list__bar">
 *         <nav class="eidan-list__filters" aria-label="Filter">
 *           <div class="eidan-list__group" role="group" aria-label="Categories">   (with several groups)
 *             <span class="eidan-list__label" aria-hidden="true">Categories</span>
 *             <ul>
 *               <li><a class="eidan-list__filter" href="…" id="…" data-taxonomy="category" data-filter=""
 *                 aria-current="true">All<span class="eidan-list__count"> 24</span></a></li>
 *               <li><a class="eidan-list__filter" … data-filter="news">News<span …> 7</span></a></li>
 *               <li><details><summary>More</summary><ul>…</ul></details></li>
 *                                                   (of very many terms; open if one of them is chosen)
 *             </ul>                                   (several at once: role="button" aria-pressed="true|false")
 *           </div>
 *         </nav>
 *         <nav class="eidan-list__orders">…<a class="eidan-list__order" data-order="title-asc">…</nav>
 *         <div class="eidan-list__found">
 *           <p class="eidan-list__total">7 items</p>   (with filters, where they are counted)
 *           <ul><li><a class="eidan-list__chip" href="…">News</a></li>
 *             <li><a class="eidan-list__clear" href="…">Clear all</a></li></ul>   (with several groups)
 *         </div>
 *       </div>
 *                                                     (several groups or many terms: both navs are in
 *                                                     <div class="eidan-list__panel" popover>, see Filters\Panel)
 *       <ul class="eidan-list__items {class}">
 *         <li class="eidan-list__item"><article class="eidan-card post-12">…template…</article></li>
 *       </ul>
 *                                                     (or one item: <li class="eidan-list__empty">Nothing found.</li>)
 *       <div class="eidan-list__pagination is-standard|is-load-more|is-infinite">
 *         standard:  <nav aria-label="…"><a class="eidan-list__page prev">…<
 *             span class="eidan-list__page is-current" aria-current="page"
 *         >…</nav>
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
 *     auto       int      infinite lists: how many pages come by themselves, 0 = all; absent = three
 *     page       int      the page shown
 *     maxPages   int      how many there are
 *     total      int      how many items match; 0 without pagination, where they are not counted
 *     cursor     string   where the next page begins; '' = by page number
 *     taxonomies string[] taxonomies and facets of the filter bar
 *     settings   string   the signed settings: send them back as they are; '' = links load the page
 *     params     string[] names of this list's address parameters: page, order, one for each of these
 *     scroll     int[]    standard pagination: free space above the list in px, duration in ms
 *     delay      int      ms until the event `eidan:new-posts`
 *     labels     object   { loading, retry, count } translated; `retry` is the link beside an error, `count` what is
 *                         said of a page that was read in place of an answer
 *
 * Address and nonce of get-posts are not in these options: see Eidan\Rest\Client.
 *
 * docs/get-posts.md describes the request and its response.
 */
final class Lists {

	/**
	 * The whole list: filter bar, items, pagination.
	 *
	 * The state (page, terms, order) comes from the address, in this list's own parameters.
	 *
	 * @param Config|array<string, mixed>                 $config     See above; blocks pass a Config.
	 * @param array<string, string|int|float|bool|null> $attributes Attributes of the root element.
	 * @return string HTML; hidden if there is nothing to show, and nobody asked for it.
	 */
	public static function render( Config|array $config, array $attributes = array() ): string {
		$config = is_array( $config ) ? Config::parse( $config ) : $config;
		$list   = Page::current()->place( $config );
		$others = Address::states();
		$state  = State::from_address( $list, $others );
		FilterTerms::prime( $list, $state->choice );
		$result = Sources::find_up_to( $list, $state );
		if ( array() === $result->items && 1 < $state->page && '' === $list->pages ) {
			// The list has become shorter: show its last page.
			$state  = $state->on_page( max( 1, min( $state->page - 1, $result->max_pages ) ) );
			$result = Sources::find_up_to( $list, $state );
		}
		if ( '' !== $list->pages ) {
			$state      = $state->on_page( $result->page );
			$attributes = self::anchored( $attributes, $list->id );
		}
		Page::current()->note( $list, $state, $result->max_pages );
		$class = $attributes['class'] ?? '';

		$attributes['class'] = trim( 'eidan-list ' . ( is_string( $class ) ? $class : '' ) );
		// Next pages come into this element.
		$attributes += Languages::attributes( $list->query->language );
		if ( $list->is_interactive() ) {
			$attributes['data-eidan-list'] = Html::json( self::options( $list, $state, $result ) );
		}

		if ( array() === $result->items && ! self::is_asked( $config, $state ) ) {
			$attributes['hidden'] = true;
			wp_enqueue_style( 'eidan-list-empty' );
		}

		$bar = FilterBar::html( $list, $state, $others, $result->total );
		if ( '' !== $bar && $list->is_beside ) {
			$attributes['class'] .= ' is-beside-filters';
		}

		$feed = 'infinite' === $list->pagination;

		return sprintf(
			// The view module turns infinite lists into role="feed", which a `<ul>` cannot have.
			$feed ? '<div%1$s>%2$s<div%3$s>%4$s</div>%5$s%6$s</div>' : '<div%1$s>%2$s<ul%3$s>%4$s</ul>%5$s%6$s</div>',
			Html::attributes( $attributes ),
			$bar,
			Html::attributes(
				array(
					'class'      => trim( 'eidan-list__items ' . Html::classes( array( $list->classes ) ) ),
					'role'       => $feed ? 'group' : 'list',
					'aria-label' => '' === $list->label ? null : $list->label,
				)
			),
			Items::html( $list, $result, $state, $others ),
			Pagination::html( $list, $state, $result, $others ),
			$list->is_interactive() ? '<p class="eidan-list__status" role="status"></p>' : ''
		);
	}

	/**
	 * Attributes of a list that links of its own lead to.
	 *
	 * @param array<string, string|int|float|bool|null> $attributes Attributes of the root element.
	 * @param string                                    $id         The list's id.
	 * @return array<string, string|int|float|bool|null>
	 */
	private static function anchored( array $attributes, string $id ): array {
		$style  = $attributes['style'] ?? '';
		$offset = Settings::get( 'lists.scrollOffset' );

		return array(
			'id'    => "eidan-$id",
			// Classic themes let what is above it float.
			'style' => ( is_string( $style ) && '' !== $style ? "$style;" : '' )
				. 'clear:both;scroll-margin-block-start:' . ( is_int( $offset ) ? $offset : 0 ) . 'px',
		) + $attributes;
	}

	/**
	 * Whether somebody waits for an answer where nothing is found: a visitor who filtered or came to an archive. An
	 * author who wrote words for it wants them read. Else a list that has no items yet says nothing to visitors.
	 *
	 * @param Config $config What the author chose.
	 * @param State  $state  What the visitor chose.
	 */
	private static function is_asked( Config $config, State $state ): bool {
		return array() !== $state->choice || '' !== $config->empty || 'archive' === $config->query->context;
	}

	/**
	 * The cards of the first page, for blocks that arrange them themselves (such as the slides of a slider).
	 *
	 * @param Config|array<string, mixed> $config As for render(); pagination, filter, class are not used.
	 * @return list<string> One `<article>` each.
	 */
	public static function cards( Config|array $config ): array {
		[ $list, $result ] = self::first_page( $config );

		return array_map(
			static fn( Card $card ): string => $card->template->article( $card ),
			Items::cards( $list, $result )
		);
	}

	/**
	 * The items of the first page, for blocks that print something else than cards.
	 *
	 * @param Config|array<string, mixed> $config As for cards().
	 * @return list<Card>
	 */
	public static function found( Config|array $config ): array {
		return Items::cards( ...self::first_page( $config ) );
	}

	/**
	 * The first page of a list without interaction.
	 *
	 * @param Config|array<string, mixed> $config As for cards().
	 * @return array{Config, Result}
	 */
	private static function first_page( Config|array $config ): array {
		$list = ( is_array( $config ) ? Config::parse( $config ) : $config )->placed( '', '/', Page::current_post() );

		return array( $list, Sources::find( $list, new State( 1, array(), '', null, 1 ) ) );
	}

	/**
	 * The options for the view module.
	 *
	 * @param Config $config
	 * @param State  $state  The current state.
	 * @return array<string, mixed>
	 */
	private static function options( Config $config, State $state, Result $result ): array {
		$auto = 'infinite' === $config->pagination ? Settings::changed( 'lists.infinitePages' ) : null;

		if ( '' !== $config->pages ) {
			// Nothing is asked of get-posts: the whole page depends on what is chosen.
			return array( 'settings' => '' );
		}

		return array(
			'id'         => $config->id,
			'pagination' => $config->pagination,
			'page'       => $result->page,
			'maxPages'   => $result->max_pages,
			'total'      => $result->total ?? 0,
			'cursor'     => (string) $result->cursor,
			'taxonomies' => array_keys( $config->groups ),
			'settings'   => Token::sign( $config->signed_part() ),
			'params'     => array_values( State::names( $config ) ),
			'scroll'     => array( Settings::get( 'lists.scrollOffset' ), Settings::get( 'lists.scrollDuration' ) ),
			'delay'      => Settings::get( 'lists.newPostsDelay' ),
			'labels'     => array(
				'loading' => __( 'Loading…', 'eidan' ),
				'retry'   => __( 'Open the page instead.', 'eidan' ),
				/* translators: %s: number. */
				'count'   => __( 'Number of items: %s', 'eidan' ),
			),
		) + ( null === $auto ? array() : array( 'auto' => $auto ) );
	}
}
