<?php
/**
 * Title: Portfolio slider with a heading
 * Slug: eidan/work-slider
 * Categories: eidan
 * Description: Recent portfolio items in a slider across the page, with a heading and a link to all of them.
 * Keywords: work, projects, carousel
 *
 * @package Eidan
 */

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">Selected work</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">Twelve questions, answered</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"33.33%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:33.33%"><!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><a href="{{page:work}}">All work</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:eidan/portfolio-slider {"align":"wide","label":"Selected work","query":{"postType":"eidan_portfolio","perPage":12,"order":"menu-order"},"slider":{"wheelLock":700,"spaceBetween":32,"slidesPerView1440":3.4,"slidesPerView1366":3,"slidesPerView1024":2.4,"slidesPerView768":2,"slidesPerView680":1.2,"slidesPerView480":1.15,"slidesPerView":3.6},"style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} /--></section>
<!-- /wp:group -->
