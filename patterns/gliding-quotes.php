<?php
/**
 * Section: quotes as gliding tiles on a dark ground.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|base"}},"heading":{"color":{"text":"var:preset|color|base"}}},"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull has-base-color has-contrast-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">What clients say</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:spacer {"height":"var:preset|spacing|40"} -->
<div style="height:var(--wp--preset--spacing--40)" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->

<!-- wp:eidan/scrolling-tiles {"align":"full","ratio":"4/3","height":{"desktop":260,"tablet":220,"phone":200},"fade":true} -->
<div class="wp-block-eidan-scrolling-tiles alignfull has-captions-under has-zoom is-restful is-faded"><!-- wp:eidan/scrolling-tiles-row {"speed":0.03} -->
<div class="wp-block-eidan-scrolling-tiles-row"><div class="eidan-tiles"><!-- wp:eidan/scrolling-tiles-item -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile is-text"><div class="eidan-tile__words"><p><span class="eidan-tile__title">“They measured our corridors before they drew a single arrow.”</span></p><p><span class="eidan-tile__text">Northlight Museum of Craft</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile is-text"><div class="eidan-tile__words"><p><span class="eidan-tile__title">“The stair has no sign, and nobody asks.”</span></p><p><span class="eidan-tile__text">Oakhurst Gallery</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile is-text"><div class="eidan-tile__words"><p><span class="eidan-tile__title">“A catalogue that sells seeds to people without gardens.”</span></p><p><span class="eidan-tile__text">Poppy and Rye</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile is-text"><div class="eidan-tile__words"><p><span class="eidan-tile__title">“Fewer calls to the desk, and shorter ones.”</span></p><p><span class="eidan-tile__text">Weststad Housing</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item --></div></div>
<!-- /wp:eidan/scrolling-tiles-row -->

<!-- wp:eidan/scrolling-tiles-row {"direction":"end","speed":0.03} -->
<div class="wp-block-eidan-scrolling-tiles-row is-towards-end"><div class="eidan-tiles"><!-- wp:eidan/scrolling-tiles-item -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile is-text"><div class="eidan-tile__words"><p><span class="eidan-tile__title">“We changed ferries without changing our minds.”</span></p><p><span class="eidan-tile__text">Terminal South</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile is-text"><div class="eidan-tile__words"><p><span class="eidan-tile__title">“The report reads like the building.”</span></p><p><span class="eidan-tile__text">Facet</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile is-text"><div class="eidan-tile__words"><p><span class="eidan-tile__title">“They asked the night porter first.”</span></p><p><span class="eidan-tile__text">Nocturne Hotels</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile is-text"><div class="eidan-tile__words"><p><span class="eidan-tile__title">“Our archive has visitors again.”</span></p><p><span class="eidan-tile__text">Working Hours</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item --></div></div>
<!-- /wp:eidan/scrolling-tiles-row --></div>
<!-- /wp:eidan/scrolling-tiles --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
