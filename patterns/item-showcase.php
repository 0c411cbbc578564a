<?php
/**
 * Section: an image whose points statements lead to.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">What a hall is made of</h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:eidan/item-showcase {"media":{"type":"image","url":"{{url:museum-hall}}","alt":"{{alt:museum-hall}}"}} -->
<div class="wp-block-eidan-item-showcase alignwide has-marker-number"><figure class="eidan-showcase__media"><img src="{{url:museum-hall}}" alt="{{alt:museum-hall}}"/></figure><div class="eidan-showcase__items"><!-- wp:eidan/item-showcase-item {"icon":"eidan/sun","place":{"x":42,"y":18}} -->
<details class="wp-block-eidan-item-showcase-item" open><summary class="eidan-item__summary"><h3 class="eidan-item__title">Daylight</h3></summary><div class="eidan-item__content is-layout-flow"><!-- wp:paragraph -->
<p>Frosted glass from wall to wall. Until five in the afternoon no lamp is lit.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/item-showcase-item -->

<!-- wp:eidan/item-showcase-item {"icon":"eidan/layers","place":{"x":16,"y":52}} -->
<details class="wp-block-eidan-item-showcase-item" open><summary class="eidan-item__summary"><h3 class="eidan-item__title">Lime plaster</h3></summary><div class="eidan-item__content is-layout-flow"><!-- wp:paragraph -->
<p>Three coats, by hand, on brick. It may be touched, and it is.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/item-showcase-item -->

<!-- wp:eidan/item-showcase-item {"icon":"eidan/leaf","place":{"x":47,"y":92}} -->
<details class="wp-block-eidan-item-showcase-item" open><summary class="eidan-item__summary"><h3 class="eidan-item__title">Oak underfoot</h3></summary><div class="eidan-item__content is-layout-flow"><!-- wp:paragraph -->
<p>End grain, oiled. Quiet, even with a school class on it.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/item-showcase-item -->

<!-- wp:eidan/item-showcase-item {"icon":"eidan/map","place":{"x":96,"y":62}} -->
<details class="wp-block-eidan-item-showcase-item" open><summary class="eidan-item__summary"><h3 class="eidan-item__title">A door to the yard</h3></summary><div class="eidan-item__content is-layout-flow"><!-- wp:paragraph -->
<p>For crates by day, for guests in the evening.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/item-showcase-item -->

<!-- wp:eidan/item-showcase-item {"icon":"eidan/route","place":{"x":56,"y":72}} -->
<details class="wp-block-eidan-item-showcase-item" open><summary class="eidan-item__summary"><h3 class="eidan-item__title">One ramp</h3></summary><div class="eidan-item__content is-layout-flow"><!-- wp:paragraph -->
<p>Six per cent all the way, for prams, crates and wheelchairs alike.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/item-showcase-item -->

<!-- wp:eidan/item-showcase-item {"icon":"eidan/compass","place":{"x":84,"y":80}} -->
<details class="wp-block-eidan-item-showcase-item" open><summary class="eidan-item__summary"><h3 class="eidan-item__title">Warm air</h3></summary><div class="eidan-item__content is-layout-flow"><!-- wp:paragraph -->
<p>Comes from the skirting, so that the walls stay clean.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/item-showcase-item --></div></div>
<!-- /wp:eidan/item-showcase --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
