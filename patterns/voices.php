<?php
/**
 * Section: what clients say.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"accent-2","layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull has-accent-2-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">In their words</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">What clients say when we are not in the room</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:eidan/testimonials-list {"columns":{"desktop":3,"tablet":1,"phone":1},"query":{"postType":"eidan_testimonial","perPage":3,"order":"menu-order"},"elements":["words","title","role","company"],"label":"In their words","align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
