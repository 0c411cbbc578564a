<?php
/**
 * The list engine's front door.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

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
 *       <p class="eidan-list__empty">Nothing found.</p>                 (instead of the items' content)
 *       <div class="eidan-list__pagination is-standard|is-load-more|is-infinite">
 *         standard:  <nav aria-label="…"><a class="eidan-list__page prev">…<span class="eidan-list__page is-current" aria-current="page">…</nav>
 *         load more: <a class="eidan-list__more" href="…" rel="next">Load more</a>
 *         infinite:  the same link; at the end <p class="eidan-list__end">…</p>
 *       </div>
 *       <p class="eidan-list__status screen-reader-text" role="status"></p>
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
 *     endpoint   string   address of get-posts
 *     nonce      string   for visitors who are logged in, otherwise ''
 *     params     object   { page, term, order }: names of this list's address parameters
 *     labels     object   { loading, loaded, end, error, empty } translated; `loaded` has %1$s (shown) and %2$s (total)
 *
 * The request and its answer are in docs/get-posts.md.
 */
final class Lists {

	/**
	 * The whole list: filter bar, items, pagination.
	 *
	 * The state (page, term, order) comes from the address, under this list's own parameter names.
	 *
	 * @param array<string, mixed>  $config     See above.
	 * @param array<string, scalar> $attributes Attributes of the root element.
	 * @return string HTML.
	 */
	public static function render( array $config, array $attributes = array() ): string {
		return '';
	}

	/**
	 * Only the cards of the first page, for blocks that arrange them themselves (a slider's slides).
	 *
	 * @param array<string, mixed> $config As for render(); pagination, filter, class are not used.
	 * @return list<string> One `<article>` each.
	 */
	public static function cards( array $config ): array {
		return array();
	}
}
