<?php
/**
 * Section: images of a building at three depths, and a heading.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:eidan/parallax-image-showcase {"align":"wide"} -->
<div class="wp-block-eidan-parallax-image-showcase alignwide"><div class="eidan-showcase"><!-- wp:eidan/parallax-image-showcase-item {"width":{{width:museum-hall-ramp}},"height":{{height:museum-hall-ramp}},"ratio":"3/2","level":-1,"main":true,"place":{"x":10,"y":0,"width":78}} -->
<figure class="wp-block-eidan-parallax-image-showcase-item"><img src="{{url:museum-hall-ramp}}" alt="{{alt:museum-hall-ramp}}" width="{{width:museum-hall-ramp}}" height="{{height:museum-hall-ramp}}" style="aspect-ratio:3/2;object-fit:cover"/></figure>
<!-- /wp:eidan/parallax-image-showcase-item -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Rooms that keep the light</h2>
<!-- /wp:heading -->

<!-- wp:eidan/parallax-image-showcase-item {"width":{{width:shutters-pair}},"height":{{height:shutters-pair}},"ratio":"4/5","level":2,"corner":"top-right","place":{"x":0,"y":5,"width":22}} -->
<figure class="wp-block-eidan-parallax-image-showcase-item"><img src="{{url:shutters-pair}}" alt="{{alt:shutters-pair}}" width="{{width:shutters-pair}}" height="{{height:shutters-pair}}" style="aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:eidan/parallax-image-showcase-item -->

<!-- wp:eidan/parallax-image-showcase-item {"width":{{width:museum-hall-ceiling}},"height":{{height:museum-hall-ceiling}},"ratio":"3/2","level":4,"place":{"x":0,"y":10,"width":20}} -->
<figure class="wp-block-eidan-parallax-image-showcase-item"><img src="{{url:museum-hall-ceiling}}" alt="{{alt:museum-hall-ceiling}}" width="{{width:museum-hall-ceiling}}" height="{{height:museum-hall-ceiling}}" style="aspect-ratio:3/2;object-fit:cover"/></figure>
<!-- /wp:eidan/parallax-image-showcase-item --></div></div>
<!-- /wp:eidan/parallax-image-showcase --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
