<?php
/**
 * Section: a large image, two details at other depths, and a heading.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"accent-5","layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull has-accent-5-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:eidan/parallax-image-showcase {"contentPosition":"bottom right","align":"wide"} -->
<div class="wp-block-eidan-parallax-image-showcase alignwide"><div class="eidan-showcase"><!-- wp:eidan/parallax-image-showcase-item {"width":{{width:poppy-stem}},"height":{{height:poppy-stem}},"ratio":"4/5","level":-3,"place":{"x":0,"y":0,"width":30}} -->
<figure class="wp-block-eidan-parallax-image-showcase-item"><img src="{{url:poppy-stem}}" alt="{{alt:poppy-stem}}" width="{{width:poppy-stem}}" height="{{height:poppy-stem}}" style="aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:eidan/parallax-image-showcase-item -->

<!-- wp:eidan/parallax-image-showcase-item {"width":{{width:poppy}},"height":{{height:poppy}},"linkTo":"lightbox","level":-1,"main":true,"place":{"x":16,"y":4,"width":58}} -->
<figure class="wp-block-eidan-parallax-image-showcase-item"><a href="{{url:poppy}}"><img src="{{url:poppy}}" alt="{{alt:poppy}}" width="{{width:poppy}}" height="{{height:poppy}}"/></a></figure>
<!-- /wp:eidan/parallax-image-showcase-item -->

<!-- wp:heading -->
<h2 class="wp-block-heading">One flower, a dark room</h2>
<!-- /wp:heading -->

<!-- wp:eidan/parallax-image-showcase-item {"width":{{width:poppy-heart}},"height":{{height:poppy-heart}},"ratio":"1/1","linkTo":"lightbox","level":3,"corner":"top-right","place":{"x":4,"y":2,"width":20}} -->
<figure class="wp-block-eidan-parallax-image-showcase-item"><a href="{{url:poppy-heart}}"><img src="{{url:poppy-heart}}" alt="{{alt:poppy-heart}}" width="{{width:poppy-heart}}" height="{{height:poppy-heart}}" style="aspect-ratio:1/1;object-fit:cover"/></a></figure>
<!-- /wp:eidan/parallax-image-showcase-item --></div></div>
<!-- /wp:eidan/parallax-image-showcase --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
