<?php
/**
 * Header of a shop: logo, menu and mini cart in one row; on narrow screens a side area.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/header {"behaviour":"up","mobile":"up"} -->
<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"0.6rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"width":28,"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<!-- wp:eidan/menu {"className":"is-header-wide","justify":"center"} /-->

<!-- wp:group {"style":{"spacing":{"blockGap":"0.6rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:eidan/dropdown-mini-cart /-->

<!-- wp:eidan/opener {"panel":"site-menu","className":"is-header-compact"} -->
<a class="wp-block-eidan-opener is-header-compact" href="#site-menu"><span class="eidan-opener__text">Menu</span></a>
<!-- /wp:eidan/opener --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:eidan/panel {"label":"Menu","anchor":"site-menu"} -->
<div class="wp-block-eidan-panel" id="site-menu"><div class="eidan-panel__content"><!-- wp:eidan/menu /--></div></div>
<!-- /wp:eidan/panel -->
<!-- /wp:eidan/header -->
<?php
ob_end_flush();
