<?php
/**
 * Section: image gallery with a lightbox.
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
<h2 class="wp-block-heading">Plates</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:eidan/image-gallery {"layout":"rows","rowHeight":240,"lastRow":0,"captions":"hover","align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}}} -->
<figure class="wp-block-eidan-image-gallery alignwide" style="margin-top:var(--wp--preset--spacing--50)"><div class="eidan-gallery">{{image:calla|caption}}

{{image:star-thistle|caption}}

{{image:poppy|caption}}

{{image:larkspur|caption}}

{{image:hibiscus|caption}}

{{image:phacelia|caption}}

{{image:bellflower|caption}}

{{image:columbine|caption}}</div></figure>
<!-- /wp:eidan/image-gallery --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
