<?php
/**
 * Section: contents of a long page, with links to its parts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">How we work</h2>
<!-- /wp:heading -->

<!-- wp:list {"align":"wide","fontSize":"large"} -->
<ul class="wp-block-list alignwide has-large-font-size"><!-- wp:list-item -->
<li><a href="#listen">Listen</a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#draw">Draw</a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#build">Build</a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading {"align":"wide","fontSize":"x-large","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} -->
<h2 class="wp-block-heading alignwide has-x-large-font-size" id="listen" style="margin-top:var(--wp--preset--spacing--60)">Listen</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"wide","fontSize":"medium"} -->
<p class="alignwide has-medium-font-size">Two days in your house, with a notebook and no slides. We talk to those who answer the telephone.</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"align":"wide","fontSize":"x-large","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} -->
<h2 class="wp-block-heading alignwide has-x-large-font-size" id="draw" style="margin-top:var(--wp--preset--spacing--60)">Draw</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"wide","fontSize":"medium"} -->
<p class="alignwide has-medium-font-size">One page that says what you do, and three that show it. You keep the drawings that you did not choose.</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"align":"wide","fontSize":"x-large","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} -->
<h2 class="wp-block-heading alignwide has-x-large-font-size" id="build" style="margin-top:var(--wp--preset--spacing--60)">Build</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"wide","fontSize":"medium"} -->
<p class="alignwide has-medium-font-size">Signs, pages, printed things: made by people whose names we know, and put up by us.</p>
<!-- /wp:paragraph -->

<!-- wp:eidan/back-to-top /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
