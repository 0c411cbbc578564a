<?php
/**
 * Section: portfolio slider with a heading.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">Selected work</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">Twelve questions, answered</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><a href="{{page:work}}">All work</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:eidan/portfolio-slider {"align":"full","label":"Selected work","query":{"postType":"eidan_portfolio","perPage":12,"order":"menu-order"},"slider":{"wheelLock":700,"customStages":true,"spaceBetween":32,"slidesPerView1440":3.4,"slidesPerView1366":3,"slidesPerView1024":2.4,"slidesPerView768":2,"slidesPerView680":1.2,"slidesPerView480":1.15,"slidesPerView":3.6},"style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
