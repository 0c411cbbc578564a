<?php
/**
 * Section: logos of clients between hairlines.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">For whom</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">Museums, harbours, and people who make things</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:eidan/clients-list {"query":{"postType":"eidan_client","perPage":12,"order":"menu-order"},"label":"Clients","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}},"align":"wide"} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
