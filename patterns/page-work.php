<?php
/**
 * Page: work, made of sections.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:pattern {"slug":"eidan/work-showcase"} /-->

<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:eidan/portfolio-list {"align":"wide","layout":"rows","rowHeight":340,"lastRow":0,"textPosition":"over","hover":"follow","elements":["title"],"query":{"postType":"eidan_portfolio","perPage":7,"order":"menu-order","offset":5},"filter":{"groups":[{"taxonomy":"eidan_portfolio_category"}]},"pagination":"none","label":"More work"} /--></section>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"eidan/clients-marquee"} /-->

<!-- wp:pattern {"slug":"eidan/swapping-titles"} /-->

<!-- wp:pattern {"slug":"eidan/call"} /-->
<?php
ob_end_flush();
