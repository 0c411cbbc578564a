<?php
/**
 * Section: heading and an index of portfolio items before the image of one.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size">An index of what we did</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">For whom, and when. <a href="{{page:work}}">All work</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:eidan/portfolio-interactive-showcase {"align":"full","query":{"postType":"eidan_portfolio","perPage":8,"order":"menu-order"},"elements":["client","year"],"textPosition":"beside","titleEffect":"underline","effect":"clip","titleTag":"h3","label":"Index of work"} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
