<?php
/**
 * Section: portfolio in two columns, the second one lower.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size">Four rooms we left better than we found them</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:50%"><!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">Each began with a question that nobody had put into words. <a href="{{page:work}}">All work</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:eidan/portfolio-list {"align":"wide","layout":"offset","hover":"swap","elements":["title","client"],"query":{"postType":"eidan_portfolio","perPage":4,"order":"menu-order"},"pagination":"none","label":"Four projects","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
