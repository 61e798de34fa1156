/// The zones of places that name none: cities, countries and their codes, and Windows' names of zones.
///
/// The spelling says nothing here: `Asia/Beijing` is not `Asia/Beirut`. Countries are those with one zone or one that most
/// of their people use; cities are large, or their names are nearly those of zones.
package enum ZonePlaces {
    /// The zones of a place, those of this region if there are any; more than one where several places have this name.
    package static func zones(of place: String, in region: String) -> [String] {
        let zones = zones(of: place, table: places)
        let near = zones.filter { $0.utf8.starts(with: (region + "/").utf8) }
        return near.isEmpty ? zones : near
    }

    /// The zone of `Korea Standard Time`.
    package static func zone(windows name: String) -> String? {
        let words = name.split(separator: " ").map { $0.lowercased() }
        guard let end = words.firstIndex(where: ["standard", "daylight"].contains),
            words.dropFirst(end + 1).first == "time"
        else { return nil }
        return zones(of: (words[..<end] + words[(end + 2)...]).joined(separator: " "), table: windows).first
    }

    private static func zones(of name: String, table: String) -> [String] {
        // `zone: place, place; zone: place`
        var found: [String] = []
        for row in table.split(separator: ";") {
            let parts = row.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            if parts[1].split(separator: ",").contains(where: { Suggestion.isSame(String($0), name) }) {
                found.append(String(parts[0].drop { $0 == " " }))
            }
        }
        return found
    }

    /// Some zones of a region, its largest cities' from west to east; none for an unknown region.
    package static func examples(of region: String) -> [String] {
        regions.first { Suggestion.isSame($0.key, region) }?.value.split(separator: " ").map(String.init) ?? []
    }

    private static let regions: KeyValuePairs<String, String> = [
        "Africa": "Africa/Lagos Africa/Cairo Africa/Johannesburg Africa/Nairobi",
        "America": "America/Los_Angeles America/Mexico_City America/Chicago America/New_York America/Sao_Paulo",
        "US": "America/Los_Angeles America/Denver America/Chicago America/New_York",
        "USA": "America/Los_Angeles America/Denver America/Chicago America/New_York",
        "Canada": "America/Vancouver America/Edmonton America/Winnipeg America/Toronto America/Halifax",
        "Asia": "Asia/Dubai Asia/Kolkata Asia/Bangkok Asia/Shanghai Asia/Seoul Asia/Tokyo",
        "Atlantic": "Atlantic/Azores Atlantic/Canary Atlantic/Reykjavik",
        "Australia": "Australia/Perth Australia/Adelaide Australia/Brisbane Australia/Sydney",
        "Europe": "Europe/London Europe/Paris Europe/Berlin Europe/Athens Europe/Moscow",
        "Indian": "Indian/Mauritius Indian/Maldives",
        "Pacific": "Pacific/Honolulu Pacific/Guam Pacific/Auckland",
    ]

    private static let places = """
        Africa/Abidjan: CI, Cote dIvoire; Africa/Accra: GH, Ghana, Dome; Africa/Addis_Ababa: ET, Ethiopia, Harar, Ciro; \
        Africa/Algiers: DZ, Algeria; Africa/Asmara: ER, Eritrea; Africa/Bamako: ML, Mali; Africa/Bangui: CF, Central \
        African Rep.; Africa/Banjul: GM, Gambia; Africa/Bissau: GW, Guinea-Bissau; Africa/Blantyre: MW, Malawi; \
        Africa/Brazzaville: CG, Congo; Africa/Bujumbura: BI, Burundi; Africa/Cairo: EG, Giza, Alexandria; \
        Africa/Casablanca: MA, Morocco, Smara; Africa/Conakry: GN, Guinea; Africa/Dakar: SN, Senegal; \
        Africa/Dar_es_Salaam: TZ, Tanzania; Africa/Djibouti: DJ; Africa/Douala: CM, Cameroon; Africa/El_Aaiun: EH, \
        Western Sahara; Africa/Freetown: SL, Sierra Leone; Africa/Gaborone: BW, Botswana; Africa/Harare: ZW, Zimbabwe; \
        Africa/Johannesburg: ZA, South Africa, Durban, Cape Town; Africa/Juba: SS, South Sudan; Africa/Kampala: UG, \
        Uganda; Africa/Khartoum: SD, Sudan; Africa/Kigali: RW, Rwanda; Africa/Lagos: NG, Nigeria, Kano, Ibadan; \
        Africa/Libreville: GA, Gabon; Africa/Lome: TG, Togo; Africa/Luanda: AO, Angola; Africa/Lusaka: ZM, Zambia; \
        Africa/Malabo: GQ, Equatorial Guinea; Africa/Maputo: MZ, Mozambique; Africa/Maseru: LS, Lesotho; Africa/Mbabane: \
        SZ, Eswatini; Africa/Mogadishu: SO, Somalia; Africa/Monrovia: LR, Liberia; Africa/Nairobi: KE, Kenya, Juja; \
        Africa/Ndjamena: TD, Chad; Africa/Niamey: NE, Niger; Africa/Nouakchott: MR, Mauritania; Africa/Ouagadougou: BF, \
        Burkina Faso; Africa/Porto-Novo: BJ, Benin, Come; Africa/Sao_Tome: ST; Africa/Tripoli: LY; Africa/Tunis: TN, \
        Tunisia; Africa/Windhoek: NA, Namibia; America/Anguilla: AI; America/Antigua: AG; America/Argentina/Buenos_Aires: \
        AR, Argentina; America/Argentina/San_Juan: Rawson; America/Aruba: AW; America/Asuncion: PY, Paraguay; \
        America/Barbados: BB; America/Belize: BZ; America/Bogota: CO, Colombia; America/Caracas: VE, Venezuela; \
        America/Cayenne: GF, French Guiana; America/Cayman: KY, Cayman Islands; America/Chicago: Cordova, Kansas City, \
        Oklahoma City, Memphis, Nashville, Austin, Dallas, Fort Worth, Houston, San Antonio, Omaha, Milwaukee, St Louis, \
        New Orleans, Minneapolis, Texas; America/Costa_Rica: CR; America/Curacao: CW; America/Denver: Colorado Springs, \
        Albuquerque, El Paso, Salt Lake City; America/Dominica: DM; America/Edmonton: Calgary; America/El_Salvador: SV; \
        America/Fortaleza: Sao Luis; America/Grand_Turk: TC; America/Grenada: GD; America/Guadeloupe: GP; \
        America/Guatemala: GT, Masagua; America/Guayaquil: EC, Ecuador; America/Guyana: GY; America/Havana: CU; \
        America/Jamaica: JM; America/Kralendijk: BQ, Caribbean NL; America/La_Paz: BO, Bolivia; America/Lima: PE, Peru, \
        Cajamarca, Belen; America/Los_Angeles: Fresno, Long Beach, Sacramento, San Diego, San Francisco, San Jose, Las \
        Vegas, Portland, Seattle, SF, California; America/Lower_Princes: SX, St Maarten; America/Managua: NI, Nicaragua, \
        Granada; America/Marigot: MF, St Martin; America/Martinique: MQ; America/Mexico_City: MX, Mexico, Rio Blanco; \
        America/Miquelon: PM; America/Montevideo: UY, Uruguay, Salto; America/Montserrat: MS; America/Nassau: BS, \
        Bahamas; America/New_York: St. Johns, Washington, Jacksonville, Miami, Atlanta, Baltimore, Charlotte, Raleigh, \
        Columbus, Philadelphia, Reston, Virginia Beach, Boston, New York City, Pittsburgh, Orlando, NYC, Brooklyn, \
        Florida, Georgia; America/Nuuk: GL, Greenland; America/Panama: PA; America/Paramaribo: SR, Suriname; \
        America/Phoenix: Mesa, Tucson; America/Port-au-Prince: HT, Haiti; America/Port_of_Spain: TT; America/Puerto_Rico: \
        PR; America/Santiago: CL, Chile, Tome; America/Santo_Domingo: DO, Dominican Republic; America/Sao_Paulo: BR, \
        Brazil, Salto, Rio de Janeiro, Lapa, Aruja, Limao, Brasilia; America/St_Barthelemy: BL; America/St_Johns: St. \
        Johns; America/St_Kitts: KN; America/St_Lucia: LC; America/St_Thomas: VI, Virgin Islands; America/St_Vincent: VC; \
        America/Tegucigalpa: HN, Honduras; America/Tijuana: Rosarito; America/Toronto: Brampton, Hamilton, Mississauga, \
        Ottawa, Quebec; America/Tortola: VG, Virgin Islands; America/Vancouver: Surrey; Arctic/Longyearbyen: SJ; \
        Asia/Aden: YE, Yemen, Amran; Asia/Almaty: KZ, Kazakhstan; Asia/Amman: JO, Jordan; Asia/Aqtau: Aktau; Asia/Aqtobe: \
        Aktobe; Asia/Ashgabat: TM, Turkmenistan; Asia/Baghdad: IQ, Iraq; Asia/Bahrain: BH; Asia/Baku: AZ, Azerbaijan; \
        Asia/Bangkok: TH, Thailand; Asia/Beirut: LB, Lebanon; Asia/Bishkek: KG, Kyrgyzstan; Asia/Brunei: BN; \
        Asia/Colombo: LK, Sri Lanka; Asia/Damascus: SY, Syria; Asia/Dhaka: BD, Bangladesh, Chattogram; Asia/Dili: TL, \
        East Timor; Asia/Dubai: AE, United Arab Emirates, Ajman, Abu Dhabi, UAE; Asia/Dushanbe: TJ, Tajikistan; \
        Asia/Ho_Chi_Minh: VN, Vietnam, Ho Chi Minh City, Hanoi; Asia/Hong_Kong: HK; Asia/Jakarta: ID, Indonesia, \
        Surabaya, Dumai, Batu, Baki; Asia/Jerusalem: IL; Asia/Kabul: AF, Afghanistan; Asia/Karachi: PK, Pakistan, \
        Rawalpindi, Peshawar, Lahore, Faisalabad, Islamabad; Asia/Kathmandu: NP, Nepal; Asia/Kolkata: IN, India, Surat, \
        Pune, Orai, Narnaul, Mandla, Chennai, Jaipur, Hyderabad, Gaya, Delhi, Mumbai, Bengaluru, Ahmedabad, New Delhi, \
        Bombay, Madras; Asia/Kuala_Lumpur: MY, Malaysia; Asia/Kuwait: KW; Asia/Macau: MO; Asia/Makassar: Bali; \
        Asia/Manila: PH, Philippines, Quezon City, Maco; Asia/Muscat: OM, Oman; Asia/Nicosia: CY, Cyprus; \
        Asia/Phnom_Penh: KH, Cambodia; Asia/Pyongyang: KP; Asia/Qatar: QA; Asia/Qostanay: Kostanay; Asia/Qyzylorda: \
        Kyzylorda; Asia/Riyadh: SA, Saudi Arabia, Jeddah, Mecca; Asia/Seoul: KR, Ulsan, Daejeon, Daegu, Suwon, Busan, \
        Bucheon, Gwangju, Goyang, Incheon, Hwaseong, Jeonju, Cheongju, Cheonan, Changwon, Anyang, Ansan, Seongnam, Jeju, \
        서울, 한국, 대한민국, 부산, Korea, South Korea, Osan, Pusan; Asia/Shanghai: CN, China, Zhengzhou, Zibo, Xian, Xiamen, \
        Wuzhong, Wuxi, Wuhan, Tianjin, Tangshan, Taiyuan, Shiyan, Shijiazhuang, Shenzhen, Shantou, Qingdao, Puyang, \
        Pudong, Ningbo, Nanning, Nanjing, Lanzhou, Kunming, Jinan, Hefei, Hangzhou, Guiyang, Guangzhou, Fuzhou, Foshan, \
        Dongguan, Dalian, Dali, Chongxing, Chengdu, Changzhou, Changsha, Changqing, Beijing, Babu, Suzhou, Shenyang, \
        Changchun, Zhongshan, Xili, Puxi, Baoan, Luliang, Chongming, 中国, 北京, 上海, Peking; Asia/Singapore: SG; Asia/Taipei: \
        TW, Taiwan, New Taipei City; Asia/Tashkent: UZ, Uzbekistan; Asia/Tbilisi: GE, Georgia; Asia/Tehran: IR, Maku, \
        Kashmar, Harsin; Asia/Thimphu: BT, Bhutan; Asia/Tokyo: JP, Yokohama, Shizuoka, Saku, Sakai, Osaka, Okayama, \
        Niigata, Nagoya, Kyoto, Kumamoto, Kobe, Kitakyushu, Kawasaki, Kawaguchi, Kagoshima, Hita, Hiroshima, Hamamatsu, \
        Hachioji, Fukuoka, Aihara, Sendai, Chiba, Sapporo, Saitama, Ota, Sagamihara, Maniwa, 日本, 東京; Asia/Ulaanbaatar: \
        MN, Mongolia; Asia/Vientiane: LA, Laos; Asia/Yangon: MM, Myanmar; Asia/Yekaterinburg: Orsk; Asia/Yerevan: AM, \
        Armenia; Atlantic/Bermuda: BM; Atlantic/Cape_Verde: CV; Atlantic/Faroe: FO, Faroe Islands; Atlantic/Reykjavik: \
        IS; Atlantic/South_Georgia: GS; Atlantic/St_Helena: SH; Atlantic/Stanley: FK, Falkland Islands; \
        Australia/Brisbane: Gold Coast; Europe/Amsterdam: NL, Netherlands, Rotterdam, The Hague; Europe/Andorra: AD; \
        Europe/Athens: GR, Greece; Europe/Belgrade: RS, Serbia; Europe/Berlin: DE, Germany, Stuttgart, Munich, Koln, \
        Kiel, Hamburg, Frankfurt am Main, Essen, Dusseldorf, Dresden, Dortmund, Aurich, Cologne, Bonn; Europe/Bratislava: \
        SK, Slovakia; Europe/Brussels: BE, Belgium, Antwerp; Europe/Bucharest: RO, Romania; Europe/Budapest: HU, Hungary; \
        Europe/Chisinau: MD, Moldova; Europe/Copenhagen: DK, Denmark; Europe/Dublin: IE, Ireland; Europe/Gibraltar: GI; \
        Europe/Guernsey: GG; Europe/Helsinki: FI, Finland; Europe/Isle_of_Man: IM; Europe/Istanbul: TR, Ankara, Bursa, \
        Biga; Europe/Jersey: JE; Europe/Kyiv: UA, Ukraine, Uzhhorod, Samar; Europe/Lisbon: PT, Porto; Europe/Ljubljana: \
        SI, Slovenia; Europe/London: GB, Sheffield, Manchester, Glasgow, Birmingham, Edinburgh, Cardiff, England, \
        Scotland, Wales, UK, Leeds, Oxford; Europe/Luxembourg: LU; Europe/Madrid: ES, Spain, Granada, Valencia, Sevilla, \
        Malaga, Zaragoza, Barcelona, Seville; Europe/Malta: MT; Europe/Mariehamn: AX, Aland Islands; Europe/Minsk: BY, \
        Belarus, Pinsk; Europe/Monaco: MC; Europe/Moscow: RU, Russia, Saint Petersburg, St Petersburg, Leningrad; \
        Europe/Oslo: NO, Norway; Europe/Paris: FR, France, Marseille, Lyon, Nice; Europe/Podgorica: ME, Montenegro; \
        Europe/Prague: CZ, Czechia; Europe/Riga: LV, Latvia; Europe/Rome: IT, Italy, Palermo, Turin, Naples, Milan, \
        Genoa; Europe/San_Marino: SM; Europe/Sarajevo: BA; Europe/Simferopol: Yalta; Europe/Skopje: MK, North Macedonia; \
        Europe/Sofia: BG, Bulgaria; Europe/Stockholm: SE, Sweden, Gothenburg; Europe/Tallinn: EE, Estonia; Europe/Tirane: \
        AL, Albania, Tirana; Europe/Vaduz: LI, Liechtenstein; Europe/Vatican: VA, Vatican City; Europe/Vienna: AT, \
        Austria, Salzburg; Europe/Vilnius: LT, Lithuania; Europe/Warsaw: PL, Lublin, Wroclaw, Lodz, Krakow, Gdansk; \
        Europe/Zagreb: HR, Croatia; Europe/Zurich: CH, Switzerland, Geneva, Basel, Bern, Lausanne; Indian/Antananarivo: \
        MG, Madagascar; Indian/Chagos: IO, British Indian Ocean Territory; Indian/Christmas: CX, Christmas Island; \
        Indian/Cocos: CC, Cocos Islands; Indian/Comoro: KM, Comoros; Indian/Kerguelen: TF, French S. Terr.; Indian/Mahe: \
        SC, Seychelles; Indian/Maldives: MV, Male; Indian/Mauritius: MU; Indian/Mayotte: YT; Indian/Reunion: RE; \
        Pacific/Apia: WS; Pacific/Auckland: NZ, New Zealand, Wellington; Pacific/Bougainville: Arawa; Pacific/Efate: VU, \
        Vanuatu; Pacific/Fakaofo: TK, Tokelau; Pacific/Fiji: FJ; Pacific/Funafuti: TV, Tuvalu; Pacific/Guadalcanal: SB, \
        Solomon Islands; Pacific/Guam: GU; Pacific/Nauru: NR; Pacific/Niue: NU; Pacific/Norfolk: NF, Norfolk Island; \
        Pacific/Noumea: NC, New Caledonia; Pacific/Pago_Pago: AS; Pacific/Palau: PW; Pacific/Pitcairn: PN; \
        Pacific/Rarotonga: CK, Cook Islands; Pacific/Saipan: MP, Northern Mariana Islands; Pacific/Tongatapu: TO, Tonga; \
        Pacific/Wallis: WF
        """

    private static let windows = """
        Africa/Cairo: Egypt; Africa/Casablanca: Morocco; Africa/Johannesburg: South Africa; Africa/Juba: South Sudan; \
        Africa/Khartoum: Sudan; Africa/Lagos: W. Central Africa; Africa/Nairobi: E. Africa; Africa/Sao_Tome: Sao Tome; \
        Africa/Tripoli: Libya; Africa/Windhoek: Namibia; America/Adak: Aleutian; America/Anchorage: Alaskan; \
        America/Araguaina: Tocantins; America/Argentina/Buenos_Aires: Argentina; America/Asuncion: Paraguay; \
        America/Bahia: Bahia; America/Bogota: SA Pacific; America/Cancun: Eastern (Mexico); America/Caracas: Venezuela; \
        America/Cayenne: SA Eastern; America/Chicago: Central; America/Cuiaba: Central Brazilian; America/Denver: \
        Mountain; America/Edmonton: Alberta; America/Grand_Turk: Turks And Caicos; America/Guatemala: Central America; \
        America/Halifax: Atlantic; America/Havana: Cuba; America/Indiana/Indianapolis: US Eastern; America/La_Paz: SA \
        Western; America/Los_Angeles: Pacific; America/Mazatlan: Mountain (Mexico); America/Mexico_City: Central \
        (Mexico); America/Miquelon: Saint Pierre; America/Montevideo: Montevideo; America/New_York: Eastern; \
        America/Nuuk: Greenland; America/Phoenix: US Mountain; America/Port-au-Prince: Haiti; America/Punta_Arenas: \
        Magallanes; America/Regina: Canada Central; America/Santiago: Pacific SA; America/Sao_Paulo: E. South America; \
        America/St_Johns: Newfoundland; America/Tijuana: Pacific (Mexico); America/Vancouver: British Columbia; \
        America/Whitehorse: Yukon; America/Winnipeg: Manitoba; Asia/Amman: Jordan; Asia/Baghdad: Arabic; Asia/Baku: \
        Azerbaijan; Asia/Bangkok: SE Asia; Asia/Barnaul: Altai; Asia/Beirut: Middle East; Asia/Bishkek: Central Asia; \
        Asia/Chita: Transbaikal; Asia/Colombo: Sri Lanka; Asia/Damascus: Syria; Asia/Dhaka: Bangladesh; Asia/Dubai: \
        Arabian; Asia/Hebron: West Bank; Asia/Hovd: W. Mongolia; Asia/Irkutsk: North Asia East; Asia/Jerusalem: Israel; \
        Asia/Kabul: Afghanistan; Asia/Karachi: Pakistan; Asia/Kathmandu: Nepal; Asia/Kolkata: India; Asia/Krasnoyarsk: \
        North Asia; Asia/Magadan: Magadan; Asia/Novosibirsk: N. Central Asia; Asia/Omsk: Omsk; Asia/Pyongyang: North \
        Korea; Asia/Qyzylorda: Qyzylorda; Asia/Riyadh: Arab; Asia/Sakhalin: Sakhalin; Asia/Seoul: Korea; Asia/Shanghai: \
        China; Asia/Singapore: Singapore; Asia/Taipei: Taipei; Asia/Tashkent: West Asia; Asia/Tbilisi: Georgian; \
        Asia/Tehran: Iran; Asia/Tokyo: Tokyo; Asia/Tomsk: Tomsk; Asia/Ulaanbaatar: Ulaanbaatar; Asia/Vladivostok: \
        Vladivostok; Asia/Yakutsk: Yakutsk; Asia/Yangon: Myanmar; Asia/Yekaterinburg: Ekaterinburg; Asia/Yerevan: \
        Caucasus; Atlantic/Azores: Azores; Atlantic/Cape_Verde: Cape Verde; Atlantic/Reykjavik: Greenwich; \
        Australia/Adelaide: Cen. Australia; Australia/Brisbane: E. Australia; Australia/Darwin: AUS Central; \
        Australia/Eucla: Aus Central W.; Australia/Hobart: Tasmania; Australia/Lord_Howe: Lord Howe; Australia/Perth: W. \
        Australia; Australia/Sydney: AUS Eastern; Etc/GMT+12: Dateline; Europe/Astrakhan: Astrakhan; Europe/Berlin: W. \
        Europe; Europe/Bucharest: GTB; Europe/Budapest: Central Europe; Europe/Chisinau: E. Europe; Europe/Istanbul: \
        Turkey; Europe/Kaliningrad: Kaliningrad; Europe/Kyiv: FLE; Europe/London: GMT; Europe/Minsk: Belarus; \
        Europe/Moscow: Russian; Europe/Paris: Romance; Europe/Saratov: Saratov; Europe/Volgograd: Volgograd; \
        Europe/Warsaw: Central European; Indian/Mauritius: Mauritius; Pacific/Apia: Samoa; Pacific/Auckland: New Zealand; \
        Pacific/Bougainville: Bougainville; Pacific/Chatham: Chatham Islands; Pacific/Easter: Easter Island; \
        Pacific/Fiji: Fiji; Pacific/Guadalcanal: Central Pacific; Pacific/Honolulu: Hawaiian; Pacific/Kiritimati: Line \
        Islands; Pacific/Marquesas: Marquesas; Pacific/Norfolk: Norfolk; Pacific/Port_Moresby: West Pacific; \
        Pacific/Tongatapu: Tonga
        """
}
