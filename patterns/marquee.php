<?php
/**
 * Section: marquee across the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:eidan/text-marquee {"align":"full","style":{"typography":{"fontWeight":"300"}},"fontFamily":"literata"} -->
<div class="wp-block-eidan-text-marquee alignfull has-literata-font-family" style="font-weight:300"><div class="eidan-marquee"><div class="eidan-marquee__texts"><!-- wp:paragraph -->
<p>Strategy</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Identity</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Wayfinding</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Digital products</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Publishing</p>
<!-- /wp:paragraph --></div></div></div>
<!-- /wp:eidan/text-marquee --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
