<?php
/**
 * Section: video across the page with a large heading.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/video-showreel {"level":1,"source":{"type":"video","url":"{{film:showreel}}","narrow":{"type":"video","url":"{{film:showreel-narrow}}"}},"poster":{"url":"{{poster:showreel}}"},"height":"screen","measuredOpacity":54} -->
<div class="wp-block-eidan-video-showreel alignfull is-height-screen is-content-bottom is-content-left"><video class="eidan-showreel__film" src="{{film:showreel}}" poster="{{poster:showreel}}" preload="none" muted loop playsinline></video><div class="eidan-showreel__content"><h1 class="eidan-showreel__words">We draw.<br>We build.<br>We stay.</h1><div class="eidan-showreel__more"><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"base","textColor":"contrast"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-contrast-color has-base-background-color has-text-color has-background wp-element-button" href="{{page:work}}">See our work</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div></div>
<!-- /wp:eidan/video-showreel -->
<?php
ob_end_flush();
