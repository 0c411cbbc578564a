<?php
/**
 * Section: the latest images as a mosaic.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide"} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"verticalAlignment":"bottom","width":"66.66%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:66.66%"><!-- wp:heading -->
<h2 class="wp-block-heading">From the studio floor</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"33.33%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:33.33%"><!-- wp:paragraph -->
<p>What we are looking at this week, before it is finished. <a href="https://www.instagram.com/">Follow us on Instagram</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:eidan/instagram-feed-list {"source":"media","layout":"mosaic","align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-eidan-instagram-feed-list alignwide" style="margin-top:var(--wp--preset--spacing--50)">{{image:stilts|caption}}

{{image:typist|caption}}

{{image:museum-hall-ramp|caption}}

{{image:spiral-stair-wood|caption}}

{{image:gale|caption}}

{{image:calla-flower|caption}}

{{image:man-in-hat|caption}}

{{image:reef|caption}}

{{image:tower-wall|caption}}</div>
<!-- /wp:eidan/instagram-feed-list --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
