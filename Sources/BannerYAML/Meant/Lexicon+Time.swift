/// Words for times in the languages that authors write most; what differs between two of them is left out.
extension Lexicon {
    /// Days, also several of them, as numbers from Monday.
    static let days = Lexicon(
        """
        0: montag montags mo lundi lun lunes lunedì lunedi maandag segunda måndag mandag mandags poniedziałek \
        понедельник пн 월 월요일 月 月曜 月曜日 星期一 周一
        1: dienstag dienstags mardi mar martes martedì martedi dinsdag terça tisdag tirsdag wtorek вторник вт 화 화요일 火 \
        火曜 火曜日 星期二 周二
        2: mittwoch mittwochs mi mercredi mer miércoles miercoles mié mercoledì mercoledi woensdag quarta onsdag środa \
        среда ср 수 수요일 水 水曜 水曜日 星期三 周三
        3: donnerstag donnerstags jeudi jeu jueves jue giovedì giovedi gio donderdag quinta torsdag czwartek четверг чт \
        목 목요일 木 木曜 木曜日 星期四 周四
        4: freitag freitags vendredi ven viernes vie venerdì venerdi vrijdag sexta fredag piątek пятница пт 금 금요일 金 \
        金曜 金曜日 星期五 周五
        5: samstag samstags sonnabend samedi sam sábado sabado sáb sabato sab zaterdag lördag lørdag sobota суббота сб 토 \
        토요일 土 土曜 土曜日 星期六 周六
        6: sonntag sonntags so dimanche dim domingo dom domenica zondag söndag søndag niedziela воскресенье вс 일 일요일 日 \
        日曜 日曜日 星期日 星期天 周日
        04: weekdays weekday workdays workday workingdays werktags werktage wochentags semaine 평일 平日 工作日
        56: weekend weekends wochenende wochenenden helg 주말 週末 周末
        06: daily everyday all always any täglich immer toujours siempre sempre 매일 毎日 每天
        """)

    /// Months of other languages; English ones are known by their first letters.
    static let months = Lexicon(
        """
        1: januar jänner janvier enero gennaio janeiro januari stycznia января
        2: februar février fevrier febrero febbraio fevereiro februari lutego февраля
        3: märz mars marzo março maart marca марта
        4: avril abril aprile kwietnia апреля
        5: mai mayo maggio maio mei maj maja мая
        6: juni juin junio giugno junho czerwca июня
        7: juli juillet julio luglio julho lipca июля
        8: août aout agosto augusti sierpnia августа
        9: septembre septiembre settembre setembro września сентября
        10: oktober okt octobre octubre ottobre outubro października октября
        11: novembre noviembre novembro listopada ноября
        12: dezember dez décembre decembre diciembre dicembre dezembro december grudnia декабря
        """)

    /// Units of a duration.
    static let units = Lexicon(
        """
        h: h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur 시간 時間 小时
        m: m min mins minute minutes minuten minuto minutos minuti mn мин 분 分 分钟
        s: s sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos secondo secondi seconden \
        sekund sekunder сек с 초 秒 秒钟
        ms: ms msec msecs millisecond milliseconds millis millisekunden millisecondes milisegundos millisecondi 밀리초 ミリ秒 毫秒
        """)

    /// The units that are only spelt out, and those of another language.
    static let englishUnits = Lexicon(
        """
        s: h hr hrs hour hours m min mins minute minutes s sec secs second seconds ms msec msecs millisecond \
        milliseconds millis
        """)

    /// Marks and words between the ends of a range.
    static let ranges = Lexicon("-: - ~ to until till through thru bis à a au al até tot ate")

    /// Marks and words between parts of a list.
    static let lists = Lexicon(",: , ; / + & | and und et y e en och og")

    /// The offsets of abbreviations that mean one.
    static let offsets = Lexicon(
        """
        Z: z utc gmt
        +01:00: cet mez bst wat
        +02:00: cest mesz eet sast cat
        +03:00: eest msk eat
        +07:00: wib
        +08:00: hkt sgt awst
        +09:00: kst jst
        +10:00: aest
        +11:00: aedt
        -03:00: brt art
        -04:00: edt
        -05:00: est cdt
        -06:00: mdt
        -07:00: pdt
        -08:00: pst
        """)
}
