<?php
/**
 * Section: heading and three portfolio items, a screen each.
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
<h2 class="wp-block-heading has-xx-large-font-size">Three rooms, one screen each</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">Scroll on: each stays until the next has taken its place. <a href="{{page:work}}">All work</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:eidan/fixed-portfolio-list {"align":"full","query":{"postType":"eidan_portfolio","perPage":3,"order":"menu-order"},"elements":["title","excerpt"],"textPosition":"center","label":"Three projects"} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
