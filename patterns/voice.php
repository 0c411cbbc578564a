<?php
/**
 * Section: one client’s words at a time, large.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|base"}},"heading":{"color":{"text":"var:preset|color|base"}}},"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull has-base-color has-contrast-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">In their words</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:eidan/testimonials-list {"layout":"single","query":{"postType":"eidan_testimonial","perPage":5,"order":"menu-order"},"elements":["words","image","title","role","company"],"label":"One voice at a time","align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}}} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
