<?php
/**
 * Section on dark background: a detail explained, statements with icons.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|base"}},"heading":{"color":{"text":"var:preset|color|base"}}},"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull has-base-color has-contrast-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">Forty-one steps</h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:eidan/item-showcase {"media":{"type":"image","url":"{{url:spiral-stair}}","alt":"{{alt:spiral-stair}}"},"ratio":"1/1","marker":"icon","line":"straight"} -->
<div class="wp-block-eidan-item-showcase alignwide has-marker-icon"><figure class="eidan-showcase__media"><img src="{{url:spiral-stair}}" alt="{{alt:spiral-stair}}"/></figure><div class="eidan-showcase__items"><!-- wp:eidan/item-showcase-item {"icon":"eidan/layers","place":{"x":60,"y":22}} -->
<details class="wp-block-eidan-item-showcase-item" open><summary class="eidan-item__summary"><h3 class="eidan-item__title">Bent, not cut</h3></summary><div class="eidan-item__content is-layout-flow"><!-- wp:paragraph -->
<p>Twelve layers of oak, glued over a mould that took longer than the stair.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/item-showcase-item -->

<!-- wp:eidan/item-showcase-item {"icon":"eidan/route","place":{"x":30,"y":60}} -->
<details class="wp-block-eidan-item-showcase-item" open><summary class="eidan-item__summary"><h3 class="eidan-item__title">One handrail</h3></summary><div class="eidan-item__content is-layout-flow"><!-- wp:paragraph -->
<p>It never ends: down the stair, round the hall, up the ramp.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/item-showcase-item -->

<!-- wp:eidan/item-showcase-item {"icon":"eidan/map","place":{"x":76,"y":78}} -->
<details class="wp-block-eidan-item-showcase-item" open><summary class="eidan-item__summary"><h3 class="eidan-item__title">Stone</h3></summary><div class="eidan-item__content is-layout-flow"><!-- wp:paragraph -->
<p>From the old floor, turned over.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/item-showcase-item --></div></div>
<!-- /wp:eidan/item-showcase --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
