<?php
/**
 * Section: an image that reaches the edge of the screen, words beside it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:eidan/image-with-text {"align":"full","media":{"type":"image","url":"{{url:pavilion}}","alt":"{{alt:pavilion}}"},"layout":"offset","mediaColumns":7,"ratio":"4/3","narrowRatio":"1/1","appear":"clip"} -->
<div class="wp-block-eidan-image-with-text alignfull is-offset has-appear-clip"><figure class="wp-block-eidan-image-with-text__media"><img src="{{url:pavilion}}" alt="{{alt:pavilion}}"/></figure><div class="wp-block-eidan-image-with-text__content is-layout-flow"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">How we begin</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">First we listen, then we draw</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Two weeks in your rooms, with the people who use them. What we bring back is one page that everybody agrees on.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-buttons" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="{{page:work}}">See our work</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:eidan/image-with-text --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
