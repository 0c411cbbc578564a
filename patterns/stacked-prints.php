<?php
/**
 * Section: prints on a table with one caption.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"accent-5","layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull has-accent-5-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:columns {"verticalAlignment":"center","align":"wide"} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"33.33%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:33.33%"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size">On the table this week</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">Prints, proofs and one page that did not make it.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"66.66%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:66.66%"><!-- wp:eidan/stacked-images {"arrangement":"fan"} -->
<figure class="wp-block-eidan-stacked-images"><div class="eidan-stack"><!-- wp:eidan/stacked-images-item {"width":{{width:poppy}},"height":{{height:poppy}},"linkTo":"lightbox","place":{"x":6,"y":5,"width":44,"rotation":-8},"narrow":{"x":4,"y":4,"width":56,"rotation":-6}} -->
<figure class="wp-block-eidan-stacked-images-item"><a href="{{url:poppy}}"><img src="{{url:poppy}}" alt="{{alt:poppy}}" width="{{width:poppy}}" height="{{height:poppy}}"/></a><figcaption>{{caption:poppy}}</figcaption></figure>
<!-- /wp:eidan/stacked-images-item -->

<!-- wp:eidan/stacked-images-item {"width":{{width:sunflower}},"height":{{height:sunflower}},"linkTo":"lightbox","place":{"x":28,"y":2,"width":44,"rotation":0},"narrow":{"x":36,"y":14,"width":56,"rotation":4}} -->
<figure class="wp-block-eidan-stacked-images-item"><a href="{{url:sunflower}}"><img src="{{url:sunflower}}" alt="{{alt:sunflower}}" width="{{width:sunflower}}" height="{{height:sunflower}}"/></a><figcaption>{{caption:sunflower}}</figcaption></figure>
<!-- /wp:eidan/stacked-images-item -->

<!-- wp:eidan/stacked-images-item {"width":{{width:larkspur}},"height":{{height:larkspur}},"linkTo":"lightbox","place":{"x":50,"y":6,"width":44,"rotation":8},"narrow":{"x":10,"y":50,"width":56,"rotation":-3}} -->
<figure class="wp-block-eidan-stacked-images-item"><a href="{{url:larkspur}}"><img src="{{url:larkspur}}" alt="{{alt:larkspur}}" width="{{width:larkspur}}" height="{{height:larkspur}}"/></a><figcaption>{{caption:larkspur}}</figcaption></figure>
<!-- /wp:eidan/stacked-images-item --></div><figcaption class="eidan-stack__caption wp-element-caption">Three plates from the seed catalogue</figcaption></figure>
<!-- /wp:eidan/stacked-images --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
