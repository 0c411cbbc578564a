<?php
/**
 * Section: words on an image as wide as the screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|0","bottom":"var:preset|spacing|0"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--0);padding-bottom:var(--wp--preset--spacing--0)"><!-- wp:eidan/image-with-text {"align":"full","media":{"type":"image","url":"{{url:night-facade}}","alt":"{{alt:night-facade}}","focalPoint":{"x":0.4,"y":0.4}},"layout":"over","mediaPosition":"right","mediaColumns":6,"verticalAlignment":"bottom","ratio":"16/9","narrowRatio":"4/5","measuredOpacity":55} -->
<div class="wp-block-eidan-image-with-text alignfull is-over is-image-right is-vertically-aligned-bottom"><figure class="wp-block-eidan-image-with-text__media"><img src="{{url:night-facade}}" alt="{{alt:night-facade}}"/></figure><div class="wp-block-eidan-image-with-text__content is-layout-flow"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">After the opening</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">A building is finished by those who stay</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>We come back after a year, measure what is used, and mend what is not.</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:eidan/image-with-text --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
