<?php
/**
 * Section: an intro beside three images that overlap.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:columns {"verticalAlignment":"center","align":"wide"} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"58.33%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58.33%"><!-- wp:eidan/stacked-images {"arrangement":"pair"} -->
<figure class="wp-block-eidan-stacked-images"><div class="eidan-stack"><!-- wp:eidan/stacked-images-item {"width":{{width:terminal-edge}},"height":{{height:terminal-edge}},"linkTo":"lightbox","place":{"x":0,"y":0,"width":58,"rotation":0}} -->
<figure class="wp-block-eidan-stacked-images-item"><a href="{{url:terminal-edge}}"><img src="{{url:terminal-edge}}" alt="{{alt:terminal-edge}}" width="{{width:terminal-edge}}" height="{{height:terminal-edge}}"/></a><figcaption>{{caption:terminal-edge}}</figcaption></figure>
<!-- /wp:eidan/stacked-images-item -->

<!-- wp:eidan/stacked-images-item {"width":{{width:spiral-stair-figure}},"height":{{height:spiral-stair-figure}},"linkTo":"lightbox","level":2,"place":{"x":52,"y":30,"width":48,"rotation":0}} -->
<figure class="wp-block-eidan-stacked-images-item"><a href="{{url:spiral-stair-figure}}"><img src="{{url:spiral-stair-figure}}" alt="{{alt:spiral-stair-figure}}" width="{{width:spiral-stair-figure}}" height="{{height:spiral-stair-figure}}"/></a><figcaption>{{caption:spiral-stair-figure}}</figcaption></figure>
<!-- /wp:eidan/stacked-images-item -->

<!-- wp:eidan/stacked-images-item {"width":{{width:spiral-stair-wood}},"height":{{height:spiral-stair-wood}},"linkTo":"lightbox","level":-1,"place":{"x":12,"y":61,"width":34,"rotation":0}} -->
<figure class="wp-block-eidan-stacked-images-item"><a href="{{url:spiral-stair-wood}}"><img src="{{url:spiral-stair-wood}}" alt="{{alt:spiral-stair-wood}}" width="{{width:spiral-stair-wood}}" height="{{height:spiral-stair-wood}}"/></a><figcaption>{{caption:spiral-stair-wood}}</figcaption></figure>
<!-- /wp:eidan/stacked-images-item --></div></figure>
<!-- /wp:eidan/stacked-images --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"41.66%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:41.66%"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size">A building is read from several places at once</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">We photograph, draw and walk it before we say a word about it. What lies on the table in the end is rarely what we came for.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
