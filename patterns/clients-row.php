<?php
/**
 * Section: a quiet row of six logos.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">Six who paid these prices</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:eidan/clients-list {"layout":"row","size":{"desktop":68},"query":{"postType":"eidan_client","perPage":6,"order":"menu-order"},"label":"Clients","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"align":"wide"} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
